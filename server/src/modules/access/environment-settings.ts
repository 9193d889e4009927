// What no company profile owns: the name of the environment, its time zone, and how all of it works. /settings/environment.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { loadRecord, recordType, renderRecord } from '../../db/record.ts'
import { updateRecord } from '../../db/write.ts'
import { enqueue } from '../../events/jobs.ts'
import { operation } from '../../http/operation.ts'
import { isTimeZone } from '../../shared/calendar.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'
import { Changes, Name, One, Row } from '../../shared/shapes.ts'

const Environment = Row(
  {
    slug: Type.String(),
    name: Type.String(),
    time_zone: Type.String(),
    project_number_format: Type.String(),
    accepted_quote_wins: Type.Boolean({ description: 'Whether accepting a quote wins its opportunity.' }),
    leave_since: Type.Integer({ description: 'The year from which leave is counted.' }),
  },
  'Environment',
)

export const environment = recordType({ name: 'environment', table: 'environment', shape: Environment })

const own = ({ actor }: Context) => actor.environmentId

export const environmentSettings = [
  operation({
    id: 'environment.read',
    summary: 'Read the settings of the environment',
    method: 'GET',
    path: '/settings/environment',
    scope: null,
    surface: 'app',
    success: 200,
    response: One(Environment),
    run: (ctx) => renderRecord(ctx.tx, environment, own(ctx), ctx),
  }),
  operation({
    id: 'environment.update',
    summary: 'Change the settings of the environment',
    method: 'PATCH',
    path: '/settings/environment',
    scope: 'settings',
    surface: 'app',
    load: (ctx) => loadRecord(ctx.tx, environment, own(ctx), ctx),
    body: Changes(
      {
        name: Name(200),
        time_zone: Name(64),
        project_number_format: Name(40),
        accepted_quote_wins: Type.Boolean(),
        leave_since: Type.Integer({ minimum: 1990, maximum: 2200 }),
      },
      'EnvironmentUpdate',
    ),
    success: 200,
    response: One(Environment),
    run: (ctx, { before, body }) => {
      checkTimeZone(body.time_zone)
      checkNumberFormat(body.project_number_format)
      const { leave_since = before.row.leave_since } = body
      if (leave_since !== before.row.leave_since) enqueue(ctx, 'renew_balances', before.id)
      return updateRecord(ctx, environment, before, body)
    },
  }),
]

function checkTimeZone(zone: string | undefined): void {
  if (zone === undefined || isTimeZone(zone)) return
  checkFields([fieldError('/time_zone', 'invalid', 'time_zone must be an IANA name such as Europe/Amsterdam.')])
}

function checkNumberFormat(format: string | undefined): void {
  if (format === undefined || /^[^{}]*\{seq(:0[1-9])?\}[^{}]*$/.test(format)) return
  checkFields([
    fieldError(
      '/project_number_format',
      'invalid',
      'project_number_format must hold {seq} once, or {seq:04} for four digits, and no other braces.',
    ),
  ])
}
