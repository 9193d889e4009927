// 5 January: the owner comes in, describes the company and invites her colleagues.
import { expect } from 'vitest'
import type { TestServer } from '../harness.ts'
import { ADDRESS } from '../invoice-fixtures.ts'
import { type Calendar, done, invite } from './office.ts'
import { account, type Story } from './story.ts'

const FULL_TIME = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 }
const FOUR_DAYS = { ...FULL_TIME, friday: 0 }
const OF_MONEY = ['invoices:read', 'invoices:write'] as const
const OF_ONESELF = ['hours:read', 'hours:write', 'hrm:read', 'hrm:write'] as const

export async function openTheOffice(server: TestServer, days: Calendar): Promise<Story> {
  const env = await server.environment()
  const office = { server, days, env }
  const olga = await invite(office, env.app, { name: 'Olga', role: 'owner', scopes: OF_MONEY })
  const { user, employee } = done(await olga.screen.get('/session'))
  expect([user.role, employee.full_name]).toEqual(['owner', 'Olga'])

  const [profile] = done(await olga.screen.get('/invoices/companyprofile'))
  const company = { name: 'Noord', coc_code: '12345678', vat_number: 'NL123456789B01', iban: 'NL91ABNA0417164300' }
  const settings = { ...profile.settings, hours_approval: 'manager' }
  done(await olga.screen.patch(`/invoices/companyprofile/${profile.id}`, { ...company, address: ADDRESS, settings }))

  const mirjam = await invite(office, olga.screen, { name: 'Mirjam', role: 'manager', scopes: OF_ONESELF })
  const emma = await invite(office, olga.screen, { name: 'Emma', role: 'employee', scopes: OF_ONESELF })
  const thijs = await invite(office, olga.screen, { name: 'Thijs', role: 'employee', scopes: OF_ONESELF })
  for (const { employeeId } of [emma, thijs])
    done(await olga.screen.patch(`/hrm/employee/${employeeId}`, { manager_employee_id: mirjam.employeeId }))

  const full = { start_date: '2027-01-01', schedule: FULL_TIME, leave_minutes_per_year: 12_000 }
  const less = { start_date: '2027-01-01', schedule: FOUR_DAYS, leave_minutes_per_year: 9600 }
  for (const [{ employeeId }, contract] of [
    [mirjam, full],
    [emma, full],
    [thijs, less],
  ] as const)
    done(await olga.screen.post('/hrm/contract', { employee_id: employeeId, ...contract }))

  // The law gives four working weeks, 4 × 2400 and 4 × 1920 minutes; the rest of what was agreed comes on top.
  const untouched = (minutes: number) => ({
    taken_minutes: 0,
    planned_minutes: 0,
    balance_minutes: minutes,
    available_minutes: minutes,
  })
  expect(await account(emma)).toEqual(untouched(9600))
  expect(await account(emma, 'Extra leave')).toEqual(untouched(2400))
  expect(await account(thijs)).toEqual(untouched(7680))
  expect(await account(thijs, 'Extra leave')).toEqual(untouched(1920))
  return { ...office, olga, mirjam, emma, thijs, the: {} }
}
