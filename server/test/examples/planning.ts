import { type Bodies, fresh, freshNumber } from './world.ts'

export const planningBodies: Bodies = {
  'absence.create': async ({ make }) => ({ employee_id: await make('/hrm/employee'), start_date: '2026-03-02' }),
  'absence.update': () => ({ percentage: (freshNumber() % 99) + 1 }),
  'planning.create': async ({ make }) => ({
    employee_id: await make('/hrm/employee'),
    start_date: '2026-03-02',
    end_date: '2026-03-06',
    minutes: 600,
  }),
  'planning.update': () => ({ note: fresh('Drawing') }),
  'capacity.read': () => ({ date_from: '2026-03-02', date_to: '2026-03-06' }),
}
