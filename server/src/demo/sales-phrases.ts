// What is said while something is sold.
export const SOURCES = [
  'Existing customer',
  'Existing customer',
  'Referral',
  'Website',
  'Network event',
  'Tender',
  'Newsletter',
] as const

export const LOST_REASONS = [
  'Chose a larger agency',
  'Too expensive',
  'Budget moved to next year',
  'Their own team builds it',
  'No answer after three calls',
  'Went on with the present supplier',
] as const

export const DECLINED_REASONS = [
  'We chose an agency with more experience in our market.',
  'The price is well above our budget. Perhaps again next year.',
  'The board has postponed the project.',
] as const

export const OPPORTUNITY_NOTES = [
  'Wants to be live before the busy season. Decision in the management team.',
  'Three agencies were asked. Price weighs 40 %, approach 60 %.',
  'Came to us because of a case on our website.',
  'Not happy with the present agency: slow answers and surprises on the invoice.',
  'Budget is there, time is not: nobody of theirs to work with us before next month.',
  null,
  null,
] as const

export const INTRODUCTIONS = [
  'Thank you for the open conversation about your plans. In this quote you find what we would do, in which order, and what it costs.',
  'You asked us for a proposal. We have kept it short: what you get, what we need from you, and the price.',
  'After our workshop we know better what matters to you: quick results, and a team that stays. That is what this quote is built on.',
] as const

export const TERMS = [
  'All prices exclude VAT. Hours are invoiced afterwards each month with a specification; a fixed price half at the start and half on delivery. We tell you before a budget is used up, not after.',
  'All prices exclude VAT. Work that is not in this quote is agreed on in writing first. You own what you have paid for, including the source code.',
] as const

/** By the name of the service. */
export const SERVICE_TEXTS: Readonly<Record<string, string>> = {
  'Concept and strategy': 'Workshops, a plan for what comes first, and how success is measured.',
  'UX and visual design': 'From sketches to screens that are ready to build, for phone and desktop.',
  Development: 'Building, testing and connecting it to what you have.',
  'Project management': 'One person who knows everything: planning, budget, and a call every week.',
  Concept: 'Structure, tone and the main ideas, in one document.',
  Design: 'Design of all pages and states, with two rounds of changes.',
  Build: 'Build, content import and launch, including a month of aftercare.',
  'Extra wishes': 'Room for what we find out on the way; you decide what it is spent on.',
  Research: 'Interviews with eight users and what follows from them.',
  'Front end': 'Fast pages that work for everybody, also without a mouse.',
  'Back end': 'Data, rights and connections with your systems.',
  'Scrum master': 'Keeps the team going and the list of wishes in order.',
  'Audit of existing screens': 'An inventory of what you have, and what can go.',
  Components: 'All building blocks, drawn and described.',
  'Code library': 'The same building blocks as code that your developers can use.',
  'Brand strategy': 'What you stand for, for whom, and how that sounds.',
  'Logo and style': 'Three directions, of which one is worked out.',
  'Roll-out': 'Templates, signs and screens in the new style.',
  Discovery: 'Two weeks to find out what the app must do, and what it need not.',
  'Interaction design': 'Every screen and every step in between, tested with users.',
  'App development': 'One app for both stores, with tests and monitoring.',
  Warranty: 'Mistakes of ours are repaired for three months at no charge.',
  Audit: 'All criteria of WCAG 2.2 AA on a sample of your pages, with a report.',
  Repairs: 'Solving what the audit found, the serious things first.',
  Advice: 'Help for your editors and developers to keep it that way.',
  'Measurement plan': 'Which figures you need for which decisions.',
  'Data model': 'Your sources brought together and checked every night.',
  Dashboards: 'Five screens that everybody understands.',
  'Content plan': 'What you publish when, for whom, and why.',
  Writing: 'Texts that are found and read.',
  'Technical SEO': 'Speed, structure and redirects in order.',
}
