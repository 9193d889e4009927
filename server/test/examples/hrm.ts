import { customValue } from './crm.ts'
import { worker } from './hours.ts'
import { type Bodies, fresh, freshNumber, type Records, type World } from './world.ts'

const schedule = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 }

export const hrmBodies: Bodies = {
  'employee.create': () => ({ last_name: 'Bakker' }),
  'employee.update_self': async (world) => {
    await worker(world)
    return { phone: fresh('06 ') }
  },
  'employee.update': () => ({ last_name: fresh('Visser') }),
  'employee.set_custom_field_value': (world) => customValue(world, 'employee'),
  'employeerate.create': async ({ make }) => ({
    employee_id: await make('/hrm/employee'),
    kind: 'sales',
    hourly_rate: 90,
    valid_from: '2026-01-01',
  }),
  'employeerate.update': () => ({ hourly_rate: 90 + freshNumber() }),
  'contract.create': async (world) => ({
    employee_id: await makeEmployee(world),
    start_date: '2020-01-01',
    schedule,
  }),
  'contract.update': () => ({ leave_minutes_per_year: freshNumber() }),
  'team.create': () => ({ name: fresh('Design ') }),
  'team.update': () => ({ name: fresh('Strategy ') }),
}

/** Others plan and grant leave to the example, so it has a contract. */
export const hrmRecords: Records = {
  '/hrm/employee': async (world) => {
    const employee_id = await makeEmployee(world)
    await created(world, '/hrm/contract', { employee_id, start_date: '2020-01-01', schedule })
    return employee_id
  },
  'employee.reactivate': async (world) => {
    const id = await makeEmployee(world)
    await world.env.app.post(`/hrm/employee/${id}/deactivate`)
    return id
  },
}

function makeEmployee(world: World): Promise<string> {
  return created(world, '/hrm/employee', { last_name: 'Bakker' })
}

async function created({ env }: World, path: string, body: object): Promise<string> {
  const answer = await env.app.post(path, body)
  if (answer.status !== 201) throw new Error(`the example of ${path} is refused: ${answer.text}`)
  return answer.body.data.id
}
