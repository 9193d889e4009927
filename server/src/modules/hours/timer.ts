// The timer of whoever is signed in: /hours/timer. One at a time, kept here, so that it is the same on every device.
import { deleteRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { bookingProblems } from './hours.ts'
import { timer } from './timer.queries.ts'
import { TimerStart, TimerStop, TimerUpdate, Timing, TimingStep } from './timer.shapes.ts'
import { changeTimer, readTimer, runningTimer, startTimer, stopTimer } from './timing.ts'

export const timers = [
  operation({
    id: 'timer.read',
    summary: 'Read my running timer, and what time it is',
    method: 'GET',
    path: '/hours/timer',
    surface: 'app',
    scope: 'hours:read',
    success: 200,
    response: Timing,
    run: readTimer,
  }),
  operation({
    id: 'timer.start',
    summary: 'Start my timer; one that runs is booked up to that moment',
    method: 'POST',
    path: '/hours/timer',
    surface: 'app',
    note: 'started_at lies at most 24 hours back. A task brings its project and its service, and its name as the note. Less than a minute is not booked. Where the running one cannot be booked, it runs on and nothing is started.',
    scope: 'hours:write',
    body: TimerStart,
    success: 201,
    response: TimingStep,
    problems: ['timer-forgotten', ...bookingProblems],
    run: (ctx, { body }) => startTimer(ctx, body),
  }),
  operation({
    id: 'timer.update',
    summary: 'Change what my running timer is for, or since when',
    method: 'PATCH',
    path: '/hours/timer',
    surface: 'app',
    note: 'Project, service and task are said as a whole: what is left out of the three is cleared when one of them is sent.',
    scope: 'hours:write',
    load: runningTimer,
    body: TimerUpdate,
    success: 200,
    response: Timing,
    problems: ['timer-not-running', ...bookingProblems],
    run: (ctx, { before, body }) => changeTimer(ctx, before, body),
  }),
  operation({
    id: 'timer.stop',
    summary: 'Stop my timer and book it as one time entry',
    method: 'POST',
    path: '/hours/timer/stop',
    surface: 'app',
    note: 'Booked in whole minutes of the clock, on the day on which it started. Less than a minute is not booked: `booked` is null. stopped_at is for a stop that was made earlier, and needed after 24 hours. Where it cannot be booked, the timer runs on.',
    scope: 'hours:write',
    load: runningTimer,
    body: TimerStop,
    success: 200,
    response: TimingStep,
    problems: ['timer-not-running', 'timer-forgotten', ...bookingProblems],
    run: (ctx, { before, body }) => stopTimer(ctx, before, body.stopped_at),
  }),
  operation({
    id: 'timer.discard',
    summary: 'Discard my running timer without booking it',
    method: 'DELETE',
    path: '/hours/timer',
    surface: 'app',
    scope: 'hours:write',
    load: runningTimer,
    success: 204,
    problems: ['timer-not-running'],
    run: async (ctx, { before }) => deleteRecord(ctx, timer, before),
  }),
]
