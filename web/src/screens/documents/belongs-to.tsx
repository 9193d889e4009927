// To what a document belongs to.
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { useRecordLink } from '../../links.ts'
import { useLanguage } from '../../words/language.tsx'
import { type Place, placeOf, usePlaceName } from './belonging.ts'
import type { StoredDocument } from './words.ts'

export function BelongsTo({ document }: { document: StoredDocument }) {
  const found = placeOf(document)
  return found ? <PlaceLink {...found} /> : <span className="quiet">–</span>
}

export function PlaceLink({ place, id }: { place: Place; id: string }) {
  const { language } = useLanguage()
  const isAllowed = useSession().can(place.right)
  const name = usePlaceName(place, id, isAllowed)
  const link = useRecordLink()(place.path, id)
  const text = name || place.word[language]
  if (!link || !isAllowed) return <span>{text}</span>
  return (
    <Link {...link} data-cell title={place.word[language]}>
      {text}
    </Link>
  )
}
