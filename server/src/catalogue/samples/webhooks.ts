import type { Static } from 'typebox'
import type { Webhook } from '../../webhooks/webhooks.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { USER } from './ids.ts'

export const webhook: Sample<Static<typeof Webhook>> = {
  record: {
    id: idOf('webhook'),
    url: 'https://hooks.noordlicht.example/kantoor',
    kinds: ['hours.*', 'invoice.finalised', 'invoice.paid'],
    description: 'Bookkeeping',
    is_active: true,
    user_id: USER,
    user_name: 'Sanne de Vries',
    disabled_reason: null,
    disabled_at: null,
    rotated_at: null,
    previous_secret_expires_at: null,
    failing_since: null,
    failures: 0,
    waiting_deliveries: 0,
    created_at: '2026-10-19T12:00:41.337Z',
    updated_at: '2026-10-19T12:00:41.337Z',
  },
  steps: { ping: { at: '2026-10-19T12:01:15.802Z' } },
}
