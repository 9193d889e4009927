// The ceiling: node:http and the driver, rows to JSON in Node; no keys, limits, validation, row security, counts or names.
import cluster from 'node:cluster'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { idMaker, systemClock } from '../src/shared/clock.ts'

const { DATABASE_URL, PORT, WORKERS, ENVIRONMENT } = process.env
const ORGANIZATION =
  'id, name, coc_code, vat_number, relation_number, industry, email, phone, url, address, note, account_manager_employee_id, parent_organization_id, is_active, language, invoice_email, invoice_attention, invoice_delivery, peppol_id, payment_term_days, vat_treatment, iban, custom_fields, created_at, updated_at'
const HOURS =
  'id, employee_id, project_id, service_id, hour_type_id, start_at, date, minutes, note, billable, hourly_rate, amount, rate_source, cost_rate, cost_amount, approval_status, invoice_status, invoice_id, invoice_line_id, source, created_at, updated_at'

if (cluster.isPrimary && Number(WORKERS) > 1) {
  for (let i = 0; i < Number(WORKERS); i++) cluster.fork()
} else serve()

function serve() {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  const newId = idMaker(systemClock)
  const query = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows

  const routes: Record<string, (url: URL, request: IncomingMessage) => Promise<unknown>> = {
    'GET /organizations': async (url) => ({
      data: await query(
        'list',
        `select ${ORGANIZATION} from organization where environment_id = $1 order by name, id limit 25`,
        [url.searchParams.get('environment')],
      ),
    }),
    'GET /organization': async (url) => ({
      data: (
        await query('get', `select ${ORGANIZATION} from organization where environment_id = $1 and id = $2`, [
          ENVIRONMENT,
          url.searchParams.get('id'),
        ])
      )[0],
    }),
    'POST /organization': async (_url, request) => {
      const { name, email } = JSON.parse(await read(request))
      const text = `insert into organization (environment_id, id, name, email, created_at, updated_at) values ($1, $2, $3, $4, now(), now()) returning ${ORGANIZATION}`
      return { data: (await query('create', text, [ENVIRONMENT, newId(), name, email]))[0] }
    },
    'GET /hours': async (url) => {
      const { environment, offset, project } = Object.fromEntries(url.searchParams)
      const where = project ? 'environment_id = $1 and project_id = $3' : 'environment_id = $1'
      const text = `select ${HOURS} from time_entry where ${where} order by start_at desc, id desc limit 25 offset $2`
      return {
        data: await query(
          project ? 'filtered' : 'hours',
          text,
          project ? [environment, offset ?? 0, project] : [environment, offset ?? 0],
        ),
      }
    },
  }

  createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = JSON.stringify(await routes[`${request.method} ${url.pathname}`]!(url, request))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  }).listen(Number(PORT), '127.0.0.1')
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
