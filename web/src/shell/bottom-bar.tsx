// On a phone the modules lie under the thumb: the first four, and the rest behind More.
import { Icon } from '../ui/icon.tsx'
import { useWords, words } from '../words/language.tsx'
import { usePlaces } from './modules.ts'
import { PlaceLink } from './navigation.tsx'
import { openPanel } from './panel.ts'

const texts = words({ en: { bar: 'Main modules', more: 'More' }, nl: { bar: 'Hoofdonderdelen', more: 'Meer' } })
const MOST = 5

export function BottomBar() {
  const { modules, below } = usePlaces()
  const said = useWords(texts)
  const hasMore = modules.length + below.length > MOST
  const shown = hasMore ? modules.slice(0, MOST - 1) : [...modules, ...below]
  return (
    <nav aria-label={said.bar} className="bottom-bar">
      {shown.map((place) => (
        <PlaceLink key={place.to} place={place} className="thumb" />
      ))}
      {hasMore && (
        <button type="button" className="thumb" onClick={() => openPanel('modules')} aria-haspopup="dialog">
          <Icon name="menu" size={20} />
          <span>{said.more}</span>
        </button>
      )}
    </nav>
  )
}
