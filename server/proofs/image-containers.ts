// Containers of podman, and what can be asked of them.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Run } from './image-programs.ts'

export interface Container {
  readonly name: string
  /** What a program in it printed, errors too. */
  tell(...words: string[]): Promise<string>
  canDo(...words: string[]): Promise<boolean>
  /** Waits until its own health check says so. */
  isHealthy(): Promise<boolean>
  /** Its log. */
  said(): Promise<string>
  /** An API key of a new environment. */
  makeKey(): Promise<string>
}

const PATIENCE_S = 180
const CLI = ['node', '--disable-warning=ExperimentalWarning', 'server/src/cli.ts']

export function containersOf(run: Run) {
  const podman = (...words: string[]) => run('podman', words, { anyhow: true })
  return {
    async named(pattern: string): Promise<Container> {
      const names = (await run('podman', ['ps', '--all', '--format', '{{.Names}}'])).split('\n')
      const name = names.find((one) => new RegExp(`^${pattern}$`).test(one))
      if (!name) throw new Error(`there is no container ${pattern}, only ${names.join(', ')}`)
      return containerOf(run, name)
    },
    /** Its exit code, after it was asked to stop and given as long as it may take. */
    async stopped({ name }: Container): Promise<number> {
      await run('podman', ['stop', '--time=30', name])
      return Number(await run('podman', ['inspect', '--format', '{{.State.ExitCode}}', name]))
    },
    /** Asks every container how it is, again and again. */
    heart(): { stop(): void } {
      let isOver = false
      const beat = async () => {
        while (!isOver) {
          const names = (await run('podman', ['ps', '--format', '{{.Names}}'])).split('\n').filter(Boolean)
          for (const name of names) await podman('healthcheck', 'run', name)
          await sleep(1000)
        }
      }
      void beat().catch(() => undefined)
      return {
        stop() {
          isOver = true
        },
      }
    },
  }
}

function containerOf(run: Run, name: string): Container {
  const tell = (...words: string[]) => run('podman', ['exec', name, ...words], { anyhow: true })
  const succeeds = (text: string) => text.endsWith('\n0')
  return {
    name,
    tell: async (...words) => (await tell(...words)).replace(/\n\d+$/, ''),
    canDo: async (...words) => succeeds(await tell(...words)),
    async isHealthy() {
      for (let tries = 0; tries < PATIENCE_S; tries++) {
        if (succeeds(await run('podman', ['healthcheck', 'run', name], { anyhow: true }))) return true
        await sleep(1000)
      }
      return false
    },
    said: () => run('podman', ['logs', name], { anyhow: true }),
    async makeKey() {
      const slug = `proof-${Date.now()}`
      await run('podman', ['exec', name, ...CLI, 'environment', 'create', slug])
      const words = ['key', 'create', '--environment', slug, '--name', 'proof', '--scopes', 'crm:read,crm:write']
      return /kt_\S+/.exec(await run('podman', ['exec', name, ...CLI, ...words]))![0]
    },
  }
}
