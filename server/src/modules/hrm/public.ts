// What other modules may use of people.

export { holidaysChanged } from './holidays.ts'
export { deleteProjectPlanning, holdPlanned, releasePlanning } from './planning/project-planning.ts'
