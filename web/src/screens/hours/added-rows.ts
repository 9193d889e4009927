// Rows that were added to a week and have no hours yet: the service does not know them, this browser does.
import { useMemo, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { type Place, placeKey, useDrafts } from './drafts.ts'
import { emptyRow, type Week, type WeekRow } from './week-data.ts'

export type NamedPlace = Pick<
  WeekRow,
  | 'project_id'
  | 'project_name'
  | 'service_id'
  | 'service_name'
  | 'organization_id'
  | 'organization_name'
  | 'hour_type_id'
  | 'hour_type_name'
>

interface Added {
  readonly rows: readonly WeekRow[]
  add(...places: NamedPlace[]): void
  leaveOut(place: Place): void
  isAdded(place: Place): boolean
}

export function useRows(week: Week): Added {
  const { environment, user } = useSession()
  const kept = `kantoor.rows.${environment.id}.${user.id}.${week.employee_id}.${week.date_from}`
  const [added, setAdded] = useState<{ of: string; places: readonly NamedPlace[] }>(() => read(kept))
  const places = added.of === kept ? added.places : read(kept).places
  const drafts = useDrafts()
  const rows = useMemo(() => {
    const known = new Set(week.rows.map(placeKey))
    const own = Object.values(drafts).filter(({ employee_id, date }) => isIn(week, employee_id, date))
    const others = [...places, ...own.map(({ place }) => unnamed(place))].filter((place) => {
      const isNew = !known.has(placeKey(place))
      known.add(placeKey(place))
      return isNew
    })
    return others.length === 0 ? week.rows : [...week.rows, ...others.map((place) => emptyRow(place, week.days))]
  }, [week, places, drafts])

  function write(next: readonly NamedPlace[]) {
    if (next.length === 0) localStorage.removeItem(kept)
    else localStorage.setItem(kept, JSON.stringify(next))
    setAdded({ of: kept, places: next })
  }
  const without = (place: Place) => places.filter((one) => placeKey(one) !== placeKey(place))
  return {
    rows,
    add: (...more) =>
      write([
        ...more.reduce((list, one) => list.filter((old) => placeKey(old) !== placeKey(one)), [...places]),
        ...more,
      ]),
    leaveOut: (place) => write(without(place)),
    isAdded: (place) => places.some((one) => placeKey(one) === placeKey(place)),
  }
}

function isIn(week: Week, employeeId: string, date: string): boolean {
  return employeeId === week.employee_id && date >= week.date_from && date <= week.date_to
}

function unnamed(place: Place): NamedPlace {
  return {
    ...place,
    project_name: null,
    service_name: null,
    organization_id: null,
    organization_name: null,
    hour_type_name: null,
  }
}

function read(kept: string): { of: string; places: readonly NamedPlace[] } {
  try {
    return { of: kept, places: JSON.parse(localStorage.getItem(kept) ?? '[]') }
  } catch {
    return { of: kept, places: [] }
  }
}
