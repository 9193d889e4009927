import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'
import { useLanguage, useWords, words } from '../words/language.tsx'
import { linkTo, type Place, usePlaces } from './modules.ts'

const texts = words({ en: { modules: 'Modules' }, nl: { modules: 'Onderdelen' } })

/** Beside the screen on a wide page, in the drawer on a phone. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { modules, below } = usePlaces()
  const said = useWords(texts)
  return (
    <nav aria-label={said.modules} className="navigation">
      <PlaceList places={modules} onGo={onGo} />
      <PlaceList places={below} onGo={onGo} />
    </nav>
  )
}

function PlaceList({ places, onGo }: { places: readonly Place[]; onGo: (() => void) | undefined }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.to}>
          <PlaceLink place={place} className="place" onGo={onGo} />
        </li>
      ))}
    </ul>
  )
}

interface PlaceLinkProps {
  readonly place: Place
  readonly className: string
  readonly onGo?: (() => void) | undefined
}

export function PlaceLink({ place, className, onGo }: PlaceLinkProps) {
  const { language } = useLanguage()
  return (
    <Link
      {...linkTo(place)}
      className={className}
      activeOptions={{ exact: place.to === '/', includeSearch: false }}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <Icon name={place.icon} size={20} />
      <span>{place.name[language]}</span>
    </Link>
  )
}
