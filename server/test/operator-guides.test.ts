// The pages for operators, read from the top and done as they say on one machine: installed, started, backed up, restored, upgraded and
// taken back. docs/recovery.md is followed in recovery.test.ts.
import { copyFileSync, existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../proofs/processes.ts'
import { findProgram } from '../proofs/programs.ts'
import { FOLLOWED } from '../proofs/recovery.ts'
import { readConfig } from '../src/config.ts'
import { filled, type Run, run } from './code-samples.ts'
import { instructions, ROOT, read } from './deploy-files.ts'
import { FIRST, type Machine, openMachine } from './operator-machine.ts'
import { answering, isOlder, startHaproxy, startNginx, startNginxBalancer } from './operator-proxies.ts'
import { operatorSamples, sampleText } from './operator-samples.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { connect, scratchDatabase } from './scratch.ts'

const samples = {
  install: 'self-hosting.md: 1. Install',
  settings: 'self-hosting.md: 2. Say who you are',
  start: 'self-hosting.md: 3. Start',
  nginx: 'self-hosting.md: 4. TLS (2)',
  doctor: 'self-hosting.md: 5. Ask the doctor',
  nightly: 'self-hosting.md: Backups',
  haproxy: 'scaling.md: Several servers behind a balancer (1)',
  nginxBalancer: 'scaling.md: Several servers behind a balancer (2)',
  pgbouncer: 'scaling.md: PgBouncer',
  backup: 'backup.md: Backup and restore',
  everyNight: 'backup.md: Every night',
  restore: 'backup.md: Restore',
  upgrade: 'upgrade.md: Upgrade',
  back: 'upgrade.md: Back to the release before',
}

/** Samples that nobody runs, why, and what is looked at instead. */
const INSTEAD = {
  'self-hosting.md: 4. TLS (1)':
    'Caddy gets its certificate from the world; it reads the file itself where it is there',
  'self-hosting.md: Containers (1)':
    'no test builds an image; files, folders, ports and settings are compared with the Containerfile',
  'self-hosting.md: Containers (2)': 'no test pulls images; deploy.test.ts reads the file that it names',
  'recovery.md: Your own PostgreSQL':
    'its program must be as new as the server; its options are compared with what it knows',
}

const CADDY = 'self-hosting.md: 4. TLS (1)'
const textOf = (name: keyof typeof samples) => sampleText(samples[name])

describe('the pages for operators', () => {
  test('have no sample that is neither run nor on the list of those that are not', () => {
    const all = operatorSamples()
    const known = [...Object.values(samples), ...FOLLOWED, ...Object.keys(INSTEAD)]
    expect(all.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
    for (const { id, words } of all) expect([id, ...words]).toEqual([id, id in INSTEAD ? 'elsewhere' : 'run'])
  })
})

describe('on a machine', () => {
  let machine: Machine
  let port: string
  let address: string
  let post: SMTPServer
  beforeAll(async () => {
    machine = await openMachine()
    port = String(await freePort())
    address = `http://127.0.0.1:${port}`
    post = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(null, { user: 'x' }),
    })
    await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
  })
  afterAll(async () => {
    if (existsSync(join(machine.root, 'kantoor.pid'))) await machine.follow('systemctl stop kantoor', '.')
    await new Promise<void>((closed) => post.close(closed))
    machine.remove()
  })

  const OWN = 'opt/kantoor'
  const follow = async (text: string, folder = OWN, env = {}): Promise<string> => {
    const { status, stdout, stderr }: Run = await machine.follow(text, folder, { DEMO: 'false', ...env })
    expect(status, `${stdout}${stderr}`).toBe(0)
    return `${stdout}${stderr}`
  }
  /** What cron does with a line of a crontab. */
  const byCron = (line: string) => {
    const [, command] = /^(?:\S+ ){5}(.*)\n$/.exec(line)!
    return follow(command!.replaceAll('\\%', '%'), '.')
  }
  const files = (folder: string) => readdirSync(join(machine.root, folder))

  test('it is installed, with what the unit needs', async () => {
    const origin = join(machine.root, 'origin')
    await follow(filled(textOf('install'), { '<address of this repository>': origin }), '.')
    const [apt, useradd] = machine.noted()
    expect(apt).toEqual(['apt', 'install', '--no-install-recommends', 'git', 'nodejs', 'npm', 'caddy'])
    const unit = read('deploy/kantoor.service')
    expect(unit).toContain(`User=${useradd!.at(-1)}\n`)
    expect(machine.placed(unit)).toContain(` DATA_DIR=${useradd![useradd!.indexOf('--home-dir') + 1]} `.trimStart())
    expect(files(OWN)).toContain('node_modules')
  })

  test('it starts with its settings, and says how it is set up', async () => {
    const given = textOf('settings')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2))
    expect(readConfig(Object.fromEntries(given)).given.toSorted()).toEqual(given.map(([name]) => name).toSorted())
    const own = filled(textOf('settings'), {
      'https://office.example': `http://localhost:${port}`,
      'smtps://user:password@mail.example:465': `smtp://user:password@127.0.0.1:${(post.server.address() as { port: number }).port}`,
    })
    writeFileSync(join(machine.root, 'etc/kantoor.env'), `${own}PORT=${port}\n`)
    const said = await follow(textOf('start'))
    expect(said).toContain(`Set it up  http://localhost:${port}/sign-in#setup=`)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const [, set_up_code] = /#setup=(\S+)/.exec(said)!
    const first = { environment_name: 'Acme', name: 'Ann', email: 'ann@acme.example', password: 'a long way to Acme' }
    const { status } = await fetch(`${address}/api/app/session/first`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
      body: JSON.stringify({ set_up_code, ...first }),
    })
    expect(status).toBe(201)
  })

  const ofMachine = () => ({ DATA_DIR: join(machine.root, 'var/lib/kantoor') })

  const nginx = findProgram('nginx')
  test.runIf(nginx)('nginx lets everybody in, but not to the figures', async () => {
    const proxy = await startNginx(nginx!, machine.placed(textOf('nginx')), machine.root, address)
    try {
      await answering(proxy)
      expect(await proxy.ask('/sign-in')).toBe(200)
      expect(await proxy.ask('/metrics')).toBe(404)
    } finally {
      await proxy.stop()
    }
  })

  const haproxy = findProgram('haproxy')
  const balancers = [
    { name: 'HAProxy', program: haproxy, start: startHaproxy, sample: 'haproxy' },
    { name: 'nginx', program: nginx, start: startNginxBalancer, sample: 'nginxBalancer' },
  ] as const
  for (const { name, program, start, sample } of balancers)
    test.runIf(program)(`${name} sends requests to whoever is ready`, async () => {
      const proxy = await start(program!, textOf(sample), machine.root, address)
      try {
        await answering(proxy)
        expect(await proxy.ask('/sign-in')).toBe(200)
      } finally {
        await proxy.stop()
      }
    })

  test('it is backed up every night, and the doctor finds nothing', async () => {
    await byCron(textOf('nightly'))
    expect(files('var/backups/kantoor')).toEqual(['kantoor.backup'])
    const said = await follow(textOf('doctor'))
    expect(said).toContain('✓ the last backup is 0 h old')
    expect(said).toContain('✓ mail goes out as Office <office@office.example>')
    expect(said).toContain(`✓ the server answers at http://localhost:${port}`)
  })

  test('it is backed up, and comes back in a new folder', async () => {
    await follow(textOf('backup'), OWN, ofMachine())
    await byCron(textOf('everyNight'))
    expect(files('mnt/other-disk').toSorted()).toEqual([
      expect.stringMatching(/^kantoor-[1-7]\.backup$/),
      'monday.backup',
    ])
    copyFileSync(join(machine.root, 'var/lib/kantoor/secret'), join(machine.root, 'mnt/safe/secret'))
    const said = await follow(textOf('restore'), OWN, { PORT: '0' })
    expect(said).toContain('Kantoor is ready')
    expect(said, 'somebody is there already').not.toContain('Set it up')
  })

  test('it is upgraded behind a backup, and goes back to the release before', async () => {
    renameSync(join(machine.root, OWN, 'data-new'), join(machine.root, OWN, 'data'))
    await machine.release()
    expect(await follow(textOf('upgrade'), OWN, { PORT: '0' })).toContain('_next_release.sql')
    const [kept, ...others] = files(`${OWN}/data/backups`)
    expect([kept, others]).toEqual([expect.stringMatching(/^upgrade-from-\d{4}-\d{8}T\d{6}Z\.backup$/), []])
    const shown = /upgrade-from-[\w-]+\.backup/.exec(textOf('back'))![0]
    const commands = filled(textOf('back'), { '<the release before>': FIRST, [shown]: kept! })
    const said = await follow(commands, OWN, { PORT: '0' })
    expect(said).toContain('Kantoor is ready')
    expect(said).not.toContain('Set it up')
  })
})

describe('PgBouncer', () => {
  const pgbouncer = findProgram('pgbouncer')
  test.runIf(pgbouncer)('shares connections with the settings of the guide', async () => {
    const scratch = await scratchDatabase()
    const { stdout } = await run(pgbouncer!, ['--version'], { cwd: ROOT })
    // It came with this version.
    const isOld = isOlder(/PgBouncer ([\d.]+)/.exec(stdout)![1]!, '1.21')
    const sample = isOld ? textOf('pgbouncer').replace(/^max_prepared_statements.*\n/m, '') : textOf('pgbouncer')
    const pooler = await startPgBouncer(scratch.url, { sample })
    const console = await connect(pooler.url.replace(/kantoor$/, 'pgbouncer'))
    const { rows } = await console.query<{ key: string; value: string }>('show config')
    const known = new Map(rows.map(({ key, value }) => [key, value]))
    await console.end()
    await pooler.stop()
    await scratch.drop()
    for (const [, name, value] of sample.matchAll(/^(\w+) = (\w+)$/gm))
      expect([name, known.get(name!)]).toEqual([name, value])
  })
})

describe('what is not run', () => {
  const container = instructions(read('deploy/Containerfile'))
  const instruction = (name: string) => container.findLast((one) => one.name === name)!.rest

  test('is read by a shell', async () => {
    for (const { id, language, text } of operatorSamples().filter((sample) => sample.id in INSTEAD))
      if (language === 'sh')
        expect(await run('bash', ['-n', '-c', text], { cwd: ROOT }), id).toMatchObject({ status: 0, stderr: '' })
  })

  test('names an image, a folder, a port and settings that the container file has', () => {
    const [build, start] = sampleText('self-hosting.md: Containers (1)')
      .replaceAll(/\\\n\s*/g, '')
      .trim()
      .split('\n')
    const [, file, image] = /^docker build -f (\S+) -t (\S+) \.$/.exec(build!)!
    expect(existsSync(join(ROOT, file!))).toBe(true)
    expect(start!.endsWith(` ${image}`)).toBe(true)
    expect(start).toContain(` -v ${image}:${instruction('VOLUME')} `)
    expect(start).toContain(`:${instruction('EXPOSE')} `)
    const given = [...start!.matchAll(/ -e (\w+)=(\S+)/g)].map(([, name, value]) => [name, value])
    expect(readConfig(Object.fromEntries(given)).given.toSorted()).toEqual(given.map(([name]) => name).toSorted())
  })

  test('names a compose file that is there, and what it must be told', () => {
    const [, file] = /^docker compose -f (\S+) up -d --build\n$/.exec(sampleText('self-hosting.md: Containers (2)'))!
    const needed = [...read(file!).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!)
    for (const name of needed) expect(read('docs/self-hosting.md')).toContain(`write \`${name}\``)
  })

  test('passes everything to Kantoor but the figures', () => {
    const text = sampleText(CADDY)
    expect(text).toMatch(
      /^office\.example \{\n\t@inside path \/metrics\n\trespond @inside 404\n\treverse_proxy 127\.0\.0\.1:3000\n\}\n$/,
    )
  })

  const caddy = findProgram('caddy')
  test.runIf(caddy)('is what Caddy understands', async () => {
    const words = ['adapt', '--adapter', 'caddyfile', '--config', '/dev/stdin']
    const { status, stderr } = await run('bash', ['-c', `'${caddy}' ${words.join(' ')} <<< "$TEXT"`], {
      cwd: ROOT,
      env: { TEXT: sampleText(CADDY) },
    })
    expect(status, stderr).toBe(0)
  })

  const basebackup = findProgram('pg_basebackup')
  test.runIf(basebackup)('uses options that pg_basebackup knows', async () => {
    const { stdout } = await run(basebackup!, ['--help'], { cwd: ROOT })
    const options = [...sampleText('recovery.md: Your own PostgreSQL').matchAll(/ (--[\w-]+)=(\w*)/g)]
    expect(options.length).toBe(4)
    for (const [, option] of options) expect(stdout).toContain(option)
  })
})
