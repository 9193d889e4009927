import { customValue } from './crm.ts'
import { type Bodies, fresh } from './world.ts'

export const salesBodies: Bodies = {
  'stage.create': () => ({ name: fresh('Demo given'), probability: 40 }),
  'stage.update': () => ({ name: fresh('Demo asked') }),
  'sales.create': () => ({ name: 'New website' }),
  'sales.update': () => ({ name: fresh('New web shop') }),
  'sales.set_custom_field_value': (world) => customValue(world, 'sales'),
}
