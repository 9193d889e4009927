// Who it is for: a link to the organization, else to the person.
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'

interface Party {
  readonly organization_id: string | null
  readonly organization_name: string | null
  readonly person_id: string | null
  readonly person_name: string | null
}

export function CustomerLink({ of }: { of: Party }) {
  const { organization_id, organization_name, person_id, person_name } = of
  const canRead = useSession().can('crm:read')
  const name = organization_name ?? person_name
  if (!canRead || !name) return name
  if (organization_id)
    return (
      <Link to="/crm/organizations/$id" params={{ id: organization_id }} className="quiet">
        {name}
      </Link>
    )
  return (
    <Link to="/crm/persons/$id" params={{ id: person_id! }} className="quiet">
      {name}
    </Link>
  )
}
