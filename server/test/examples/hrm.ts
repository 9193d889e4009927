import { insertEmployee } from '../fixtures.ts'
import { type Bodies, freshNumber, type Records } from './world.ts'

export const hrmBodies: Bodies = {
  'employeerate.create': async ({ make }) => ({
    employee_id: await make('/hrm/employee'),
    kind: 'sales',
    hourly_rate: 90,
    valid_from: '2026-01-01',
  }),
  'employeerate.update': () => ({ hourly_rate: freshNumber() }),
}

export const hrmRecords: Records = {
  '/hrm/employee': ({ server, env }) => insertEmployee(server, env),
}
