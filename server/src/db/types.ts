// How values come out of the driver.
import pg from 'pg'

// Days stay text and instants become our ISO text, so that nothing passes through Date and its time zone by accident.
const INSTANT = 1184
const DAY = 1082
const BIGINT = 20

export const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if ((oid as number) === DAY) return (text: string) => text
  if ((oid as number) === INSTANT) return instantText
  if ((oid as number) === BIGINT) return Number
  return pg.types.getTypeParser(oid as number, format as 'text')
}

/** RFC 3339 in UTC with milliseconds; PostgreSQL leaves zeros of the fraction away. Date would take year 1 for 2001. */
export function instantText(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
}
