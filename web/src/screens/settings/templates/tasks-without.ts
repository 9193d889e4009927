import type { Line } from './lines-editor.tsx'

/** A task names its service by place: those of later services move along, those of the removed one have none any more. */
export function tasksWithout(tasks: readonly Line[], service: number): readonly Line[] {
  return tasks.map((task) => {
    const { service_position: place } = task
    if (typeof place !== 'number' || place < service) return task
    return { ...task, service_position: place === service ? null : place - 1 }
  })
}
