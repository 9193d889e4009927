import { words } from '../../words/language.tsx'

export const KEYS = words({
  en: [
    { keys: '↑ ↓ ← →', does: 'To another cell' },
    { keys: 'Enter', does: 'Plan here, or change what is planned' },
    { keys: 'N', does: 'New planning' },
    { keys: 'Space', does: 'To the next block in the cell' },
    { keys: 'Alt ←', does: 'Earlier, later, to another person (Alt with arrows)' },
    { keys: 'Shift →', does: 'Longer or shorter' },
    { keys: 'Alt Shift ←', does: 'Begin earlier or later' },
    { keys: 'S', does: 'Split on this day' },
    { keys: 'D', does: 'The same again behind it' },
    { keys: 'C', does: 'Confirmed or tentative' },
    { keys: 'Del', does: 'Delete' },
    { keys: 'PgUp', does: 'The weeks before' },
    { keys: 'PgDn', does: 'The weeks after' },
  ],
  nl: [
    { keys: '↑ ↓ ← →', does: 'Naar een andere cel' },
    { keys: 'Enter', does: 'Hier plannen, of wijzigen wat gepland is' },
    { keys: 'N', does: 'Nieuwe planning' },
    { keys: 'Space', does: 'Naar het volgende blok in de cel' },
    { keys: 'Alt ←', does: 'Eerder, later, naar iemand anders (Alt met pijlen)' },
    { keys: 'Shift →', does: 'Langer of korter' },
    { keys: 'Alt Shift ←', does: 'Eerder of later beginnen' },
    { keys: 'S', does: 'Splitsen op deze dag' },
    { keys: 'D', does: 'Kopie erachter' },
    { keys: 'C', does: 'Vast of onder voorbehoud' },
    { keys: 'Del', does: 'Verwijderen' },
    { keys: 'PgUp', does: 'De weken ervoor' },
    { keys: 'PgDn', does: 'De weken erna' },
  ],
})
