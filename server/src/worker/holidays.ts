import { addComingHolidays } from '../modules/invoices/coming-holidays.ts'
import { announcer } from './announcer.ts'

/** Adds the public holidays of the next year as soon as a year has begun where the company is. */
export const holidays = announcer('holidays', 'companyprofile.add_holidays', addComingHolidays)
