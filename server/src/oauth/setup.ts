// How to connect an assistant: /settings/assistantsetup.
import Type from 'typebox'
import { operation } from '../http/operation.ts'
import { Nullable, One, OneOf } from '../shared/shapes.ts'
import { languages, programs, routes, setupAt } from './setup.rules.ts'

const AssistantSetup = Type.Object(
  {
    mcp_url: Type.String(),
    is_private: Type.Boolean({ description: 'Only this machine or this network reaches the address.' }),
    note: Nullable(Type.String({ description: 'Who cannot connect, and why.' })),
    lines: Type.Array(
      Type.Object({
        program: OneOf(programs),
        title: Type.String(),
        route: {
          ...OneOf(routes),
          description: 'oauth = one signs in and agrees; key = with an API key, for what cannot sign in.',
        },
        how: Type.Array(Type.String(), { description: 'What to do, step by step.' }),
        text: Type.String({ description: 'What to copy.' }),
        language: OneOf(languages),
      }),
    ),
  },
  { title: 'AssistantSetup' },
)

export const assistantSetup = [
  operation({
    id: 'assistant_setup.read',
    summary: 'Read how assistants are connected',
    method: 'GET',
    path: '/settings/assistantsetup',
    surface: 'app',
    scope: null,
    success: 200,
    response: One(AssistantSetup),
    run: async (_ctx, { installation }) => ({ data: setupAt(installation.publicUrl) }),
  }),
]
