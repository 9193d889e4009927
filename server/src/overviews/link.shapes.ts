// Every figure of an overview opens the rows behind it.
import Type, { type Static } from 'typebox'

export const Link = Type.Object(
  {
    path: Type.String({ description: 'Of a list or a report.' }),
    query: Type.Record(Type.String(), Type.String(), { description: 'Its parameters.' }),
  },
  { title: 'Link' },
)

export type RowsLink = Static<typeof Link>

/** At most so many ids go into a parameter; a list takes no more. */
export const MOST_IDS = 100
