// node server/proofs/image.ts: builds deploy/Containerfile as it is, starts what docs/self-hosting.md and deploy/compose.yaml start, and
// looks whether it serves, is healthy, has no rights, stops when asked and is upgraded by a restart. Needs root, podman, mmdebstrap and a
// way to the mirrors of Debian and npm; podman-compose for the second half. Its base images are stand-ins: image-stand-ins.ts says of what.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, runAlone } from './alone.ts'
import { type Container, containersOf } from './image-containers.ts'
import { programsIn, type Run } from './image-programs.ts'
import { buildStandIns, standIns } from './image-stand-ins.ts'
import { freePort } from './processes.ts'
import { findProgram } from './programs.ts'

const ROOT = join(import.meta.dirname, '../..')
const NEEDED = ['podman', 'mmdebstrap', 'npm']
const IMAGE = 'localhost/kantoor'
const OLDER = 'localhost/kantoor-before'
const COMPOSE_ADDRESS = 'http://127.0.0.1:3000'

type Check = (what: string, isRight: boolean) => void

export async function proveImage(): Promise<Outcome> {
  const missing = NEEDED.filter((name) => !findProgram(name))
  if (missing.length > 0) return { summary: 'nothing was built', faults: missing.map((name) => `there is no ${name}`) }
  // A folder that is given is kept, and what lies there is not made again.
  const given = process.env.IMAGE_FOLDER
  const folder = given ?? mkdtempSync(join(tmpdir(), 'kantoor-image-'))
  const run = programsIn(folder, ROOT)
  const faults: string[] = []
  let held = 0
  const details = Object.entries(standIns).map(([name, what]) => `stand-in for ${name}: ${what}`)
  const check: Check = (what, isRight) => {
    console.log(`${isRight ? '✓' : '✗'} ${what}`)
    if (isRight) held++
    else faults.push(what)
  }
  try {
    await run('podman', ['volume', 'rm', '--all', '--force'])
    await buildStandIns(run, folder)
    await run('podman', ['build', '--format=docker', '--network=host', '-f', 'deploy/Containerfile', '-t', IMAGE, '.'])
    check('deploy/Containerfile is built as it is', true)
    await proveAlone(run, check)
    if (findProgram('podman-compose')) await proveCompose(run, check)
    else details.push('LEFT OUT: deploy/compose.yaml, because there is no podman-compose here')
    return { summary: `${held} things hold`, details, faults }
  } finally {
    await run('podman', ['rm', '--all', '--force', '--volumes', '--time=5'], { anyhow: true })
    if (!given) {
      await run('podman', ['system', 'reset', '--force'], { anyhow: true })
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** One container with the embedded PostgreSQL in a volume, first as the release before would have left it. */
async function proveAlone(run: Run, check: Check): Promise<void> {
  const port = await freePort()
  const start = (image: string) => run('podman', [...wordsOf(port), image])
  const address = `http://127.0.0.1:${port}`
  const { named, stopped } = containersOf(run)
  const lacking = `FROM ${IMAGE}\nUSER 0\nRUN rm "server/migrations/$(ls server/migrations | tail -1)"\nUSER 1000:1000\n`
  await run('sh', ['-c', `printf '${lacking}' | podman build --format=docker -t ${OLDER} -f - .`])
  await start(OLDER)
  const before = await named('kantoor')
  await before.isHealthy()
  const key = await before.makeKey()
  const made = await ask(`${address}/api/v2/crm/organization`, key, { name: 'Kept' })
  check('one container starts on an empty volume, and its API takes an organization', made.status === 201)
  check(
    'it stops within its 30 seconds when it is asked to, and says that all went well',
    (await stopped(before)) === 0,
  )
  await run('podman', ['rm', 'kantoor'])
  await start(IMAGE)
  const now = await named('kantoor')
  check('the release after it is healthy on the same volume', await now.isHealthy())
  check('and has what was there', (await ask(`${address}/api/v2/crm/organization`, key)).text.includes('Kept'))
  check('and a backup of before the migration', /\.backup/.test(await now.tell('find', '/data')))
  await checkServing(address, check)
  await checkRights(now, check)
  check(
    'the doctor works in it',
    (await now.tell('node', 'server/src/cli.ts', 'doctor')).includes('every migration is applied'),
  )
  check('it stops when it is asked to', (await stopped(now)) === 0)
  await run('podman', ['rm', 'kantoor'])
}

/** As docs/self-hosting.md starts it, in the background and under a name. */
function wordsOf(port: number): string[] {
  return [
    'run --detach --name kantoor --init --read-only --tmpfs /tmp --tmpfs /home/node --stop-timeout 30',
    `-p 127.0.0.1:${port}:3000 -v kantoor:/data`,
    `-e PUBLIC_URL=http://127.0.0.1:${port} -e DEMO=false -e TRUSTED_PROXIES=loopback,uniquelocal`,
  ].flatMap((words) => words.split(' '))
}

async function proveCompose(run: Run, check: Check): Promise<void> {
  const env = { POSTGRES_PASSWORD: 'aPasswordForThisProof1', PUBLIC_URL: COMPOSE_ADDRESS }
  const compose = (...words: string[]) => run('podman-compose', ['-f', 'deploy/compose.yaml', ...words], { env })
  const { named, heart, stopped } = containersOf(run)
  // Where there is no systemd nobody else asks the containers how they are, and who waits for that would wait for ever.
  const beating = heart()
  try {
    await compose('up', '-d')
    const services = ['app', 'worker', 'postgres', 'valkey'] as const
    const [app, worker, postgres, valkey] = await Promise.all(services.map((name) => named(`\\w+[_-]${name}[_-]1`)))
    for (const one of [postgres!, valkey!, app!]) check(`${one.name} is healthy`, await one.isHealthy())
    const key = await app!.makeKey()
    const made = await ask(`${COMPOSE_ADDRESS}/api/v2/crm/organization`, key, { name: 'Kept' })
    check('the API takes an organization', made.status === 201)
    await checkServing(COMPOSE_ADDRESS, check)
    for (const one of [app!, worker!]) await checkRights(one, check)
    const { text } = await ask(`${COMPOSE_ADDRESS}/metrics`)
    check('requests are counted in Valkey', /kantoor_rate_limit_store\{.*store="valkey"\} 1/.test(text))
    check('the worker works', (await worker!.said()).includes('background work runs'))
    for (const one of [worker!, app!]) check(`${one.name} stops when it is asked to`, (await stopped(one)) === 0)
    await run('podman', ['start', app!.name])
    check('it is healthy after a restart', await app!.isHealthy())
    check(
      'and has what was there',
      (await ask(`${COMPOSE_ADDRESS}/api/v2/crm/organization`, key)).text.includes('Kept'),
    )
  } finally {
    beating.stop()
    await compose('down', '-v').catch(() => undefined)
  }
}

async function checkServing(address: string, check: Check): Promise<void> {
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/docs', '/problems/not-found', '/api/v2/crm/organization'].map((path) =>
      ask(address + path),
    ),
  )
  check('health, pages and API answer', statuses.map(({ status }) => status).join() === '200,200,200,200,401')
  const screen = await ask(`${address}/`)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(screen.text)?.[1]
  check('the screens are there', script !== undefined && (await ask(address + script)).status === 200)
}

async function checkRights(container: Container, check: Check): Promise<void> {
  const { name } = container
  check(`${name} does not run as root`, (await container.tell('id', '-u')).trim() === '1000')
  check(`${name} cannot write its own program`, !(await container.canDo('touch', '/app/server/src/cli.ts')))
}

async function ask(url: string, key?: string, body?: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

if (import.meta.main) await runAlone({}, proveImage)
