// Foreign keys of assistants and what belongs to them. One that goes takes its own along.
import type { References } from './references.ts'

export const assistantReferences: References = {
  assistant_user: {
    field: 'user_id',
    kept: 'in-use',
    says: 'Assistants have the rights of this user; deactivate instead.',
  },
  assistant_code_of_assistant: { field: 'assistant_id' },
  assistant_token_of_assistant: { field: 'assistant_id' },
  assistant_call_by_assistant: { field: 'assistant_id' },
  assistant_call_by_api_key: { field: 'api_key_id' },
}
