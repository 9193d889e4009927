// The log of assistants: /settings/assistantcall. Everybody sees the own calls; managers of settings see all.
import { page } from '../db/page.ts'
import { operation } from '../http/operation.ts'
import { Page } from '../shared/shapes.ts'
import { assistantCallList, callsOf } from './calls.queries.ts'
import { AssistantCall } from './calls.shapes.ts'

export const assistantCalls = [
  operation({
    id: 'assistant_call.list',
    summary: 'List the calls of tools, by assistants and with API keys',
    method: 'GET',
    path: '/settings/assistantcall',
    surface: 'app',
    scope: null,
    note: 'The own ones; whoever manages settings sees those of everybody. What was asked and answered is not kept.',
    list: assistantCallList,
    success: 200,
    response: Page(AssistantCall),
    run: (ctx, { list }) =>
      page(ctx.tx, assistantCallList, list, ctx, ctx.can('settings') ? undefined : callsOf(ctx.actor.userId)),
  }),
]
