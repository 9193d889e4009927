// What is measured: the same question put to the bare server and to Kantoor.
import type { Ground } from './ground.ts'

export interface Target {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export interface Case {
  readonly name: string
  readonly bare: Target
  readonly kantoor: Target
}

export function cases({ large, small }: Ground): Case[] {
  const deep = Math.floor(large.hours / 2)
  const create = JSON.stringify({ name: 'New company', email: 'office@new.example' })
  return [
    read('list 25 organizations', large.key, `/organizations?environment=${large.id}`, '/crm/organization'),
    read(
      'get one organization',
      large.key,
      `/organization?id=${large.organizationId}`,
      `/crm/organization/${large.organizationId}`,
    ),
    {
      name: 'create one organization',
      bare: { method: 'POST', path: '/organization', headers: {}, body: create },
      kantoor: { method: 'POST', path: '/api/v2/crm/organization', headers: bearer(large.key), body: create },
    },
    read('list 25 hours', large.key, `/hours?environment=${large.id}`, '/hours/hours'),
    read(
      `hours at offset ${deep.toLocaleString('en')}`,
      large.key,
      `/hours?environment=${large.id}&offset=${deep}`,
      `/hours/hours?offset=${deep}`,
    ),
    read(
      'hours of one project',
      large.key,
      `/hours?environment=${large.id}&project=${large.projectId}`,
      `/hours/hours?project_id=${large.projectId}`,
    ),
    read('list 25 organizations of 10,000', small.key, `/organizations?environment=${small.id}`, '/crm/organization'),
    read('list 25 hours of 10,000', small.key, `/hours?environment=${small.id}`, '/hours/hours'),
    read(
      'hours of one project of 10,000',
      small.key,
      `/hours?environment=${small.id}&project=${small.projectId}`,
      `/hours/hours?project_id=${small.projectId}`,
    ),
  ]
}

function read(name: string, key: string, barePath: string, path: string): Case {
  return {
    name,
    bare: { method: 'GET', path: barePath, headers: {} },
    kantoor: { method: 'GET', path: `/api/v2${path}`, headers: bearer(key) },
  }
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}
