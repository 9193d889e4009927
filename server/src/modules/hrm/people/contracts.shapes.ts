// Shapes of a contract: when an employee works, for which company, and how much leave comes with it.
import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Id, Minutes, Nullable, OneOf, Row } from '../../../shared/shapes.ts'

export const contractTypes = ['permanent', 'fixed_term', 'on_call', 'freelance', 'internship'] as const
export const contractStatuses = ['future', 'current', 'ended'] as const

const DayMinutes = Type.Integer({ minimum: 0, maximum: 1440 })
const week = {
  monday: DayMinutes,
  tuesday: DayMinutes,
  wednesday: DayMinutes,
  thursday: DayMinutes,
  friday: DayMinutes,
  saturday: DayMinutes,
  sunday: DayMinutes,
}
export const weekdays = Object.keys(week) as (keyof typeof week)[]
const ScheduleInput = Body(week)
const Schedule = Type.Object(week)
const LeaveMinutes = Type.Integer({ minimum: 0, maximum: 525_600, description: 'For a full year of this contract.' })
const Percentage = Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.01 })

const written = {
  company_profile_id: Type.Optional(Id),
  type: Type.Optional(OneOf(contractTypes, 'permanent')),
  start_date: Day,
  end_date: Type.Optional(Nullable(Day)),
  schedule: ScheduleInput,
  schedule_odd_weeks: Type.Optional(Nullable(ScheduleInput)),
  fte_percentage: Type.Optional(Nullable(Percentage)),
  leave_minutes_per_year: Type.Optional(LeaveMinutes),
}
export const ContractCreate = Body({ employee_id: Id, ...written }, 'ContractCreate')
export const ContractUpdate = Changes(
  {
    ...written,
    confirm: Type.Optional(
      Type.Boolean({ description: 'Shorten it although there are hours or approved leave in the days it loses.' }),
    ),
  },
  'ContractUpdate',
)

export const Contract = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    company_profile_id: Id,
    type: OneOf(contractTypes),
    start_date: Day,
    end_date: Nullable(Day),
    weekly_minutes: { ...Minutes, description: 'The sum of the schedule; the average of both where weeks alternate.' },
    schedule: Schedule,
    schedule_odd_weeks: Nullable({
      ...Schedule,
      description: 'Of weeks with an odd ISO number, where they are others.',
    }),
    fte_percentage: Type.Number(),
    leave_minutes_per_year: { ...Minutes, description: 'For a full year of this contract.' },
    status: OneOf(contractStatuses),
  },
  'Contract',
)

export type Schedule = Static<typeof Schedule>
export type ContractValues = Omit<Partial<Static<typeof ContractCreate>>, 'employee_id'>
