// Project templates as they are stored; their services and tasks are rows inside them.
import { byFlag, bySearch } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { recordType } from '../../db/record.ts'
import { raw } from '../../db/sql.ts'
import { Template } from './templates.shapes.ts'

export const template = recordType({ name: 'template', table: 'project_template', shape: Template })

export const templateList = listing({
  type: template,
  filters: {
    q: bySearch(raw(`search_text(t.name || ' ' || coalesce(t.description, ''))`)),
    is_active: byFlag(raw('t.is_active')),
  },
  orders: { name: { by: raw('t.name') } },
  defaultSort: 'name',
})
