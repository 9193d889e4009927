import { announceContracts } from '../modules/hrm/people/contracts.queries.ts'
import { announceEmployees } from '../modules/hrm/people/employees.queries.ts'
import { announcer } from './announcer.ts'

/** Tells of each contract on its first day and on the day after its last, as it is where the company is. */
export const contractDates = announcer('contract dates', 'contract.announce_status', announceContracts)

/** Tells of each employee who came, went, works other hours or costs something else because the day has come. */
export const employeeDates = announcer('employee dates', 'employee.announce_status', announceEmployees)
