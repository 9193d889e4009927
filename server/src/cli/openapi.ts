import { documentOf } from '../openapi/documents.ts'
import { verb, wrongUsage } from './verb.ts'

export const openapiVerb = verb({
  usage: '[--surface v2|app]',
  meaning: 'prints the OpenAPI document',
  options: { surface: { type: 'string', default: 'v2' } },
  words: 0,
  async run({ options: { surface }, print }) {
    if (surface !== 'v2' && surface !== 'app') throw wrongUsage('--surface must be v2 or app')
    print(JSON.stringify(documentOf(surface), null, 2))
  },
})
