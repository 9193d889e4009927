// The simple world that the system is held against: plain lists, and whatever can be told from them is told anew each time.
export interface Company {
  readonly employees: readonly Employee[]
  readonly services: readonly Service[]
  readonly leaveTypes: readonly LeaveType[]
  readonly hours: Entry[]
  readonly invoices: Invoice[]
  readonly leave: Leave[]
  readonly absences: Absence[]
  readonly planning: Planning[]
}

export interface Employee {
  readonly id: string
  readonly contractFrom: string
  readonly contractTo: string
  /** Minutes from Monday to Sunday, in weeks with an even and with an odd number. */
  readonly even: readonly number[]
  readonly odd: readonly number[]
  /** What this year brings him, by kind of leave. */
  readonly entitled: Readonly<Record<string, number>>
}

export interface Service {
  readonly id: string
  readonly projectId: string
  readonly customer: Customer
  readonly centsPerHour: number
  /** What becomes of billable hours on it. */
  readonly hoursBecome: 'to_invoice' | 'included' | 'not_billable'
}

export interface Customer {
  readonly id: string
  readonly vatPercentage: number
}

export interface Entry {
  readonly id: string
  readonly employee: Employee
  service: Service
  date: string
  minutes: number
  billable: boolean
  invoice: Invoice | null
}

export interface Invoice {
  readonly id: string
  readonly customer: Customer
  readonly credits: Invoice | null
  readonly lines: readonly { readonly service: Service; readonly cents: number; readonly entries: readonly Entry[] }[]
  /** Null while it is a draft. */
  number: number | null
  paidCents: number
  creditedCents: number
}

export interface LeaveType {
  readonly id: string
  readonly kind: string
  readonly affectsBalance: boolean
  /** Without it no more is taken than there is. */
  readonly allowsNegative: boolean
}

export interface Leave {
  readonly id: string
  readonly employee: Employee
  readonly type: LeaveType
  readonly start: string
  readonly end: string
  readonly askedMinutes: number | null
  status: 'requested' | 'approved' | 'rejected' | 'cancelled'
  /** As they were counted when it was rejected or cancelled; before that they follow the absences. */
  days: readonly LeaveDay[] | null
}

export interface LeaveDay {
  readonly date: string
  readonly minutes: number
  readonly excluded_reason: 'holiday' | 'not_scheduled' | 'absence' | null
}

export interface Absence {
  readonly id: string
  readonly employee: Employee
  readonly start: string
  readonly expectedEnd: string | null
  readonly percentage: number
  end: string | null
  status: 'reported' | 'closed'
}

export interface Planning {
  readonly id: string
  readonly employee: Employee
  readonly service: Service
  start: string
  end: string
  minutesPerDay: number | null
  status: 'confirmed' | 'tentative'
  days: readonly { readonly date: string; readonly minutes: number }[]
}

/** One of them, whatever the number; undefined where there is none. */
export function pick<T>(things: readonly T[], number: number): T | undefined {
  return things[number % Math.max(things.length, 1)]
}

export function removeFrom<T>(things: T[], thing: T): void {
  things.splice(things.indexOf(thing), 1)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
