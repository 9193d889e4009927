// Stand-ins for the images that deploy/ names, where no registry can be asked for the real ones: Debian 13 from its mirror, with the Node
// of this repository, or with Debian's own PostgreSQL and Valkey. They carry the names of the real ones, in a storage of their own.
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from './image-programs.ts'

const DEBIAN = 'localhost/debian-stand-in'
const SUITE = 'trixie'
const NPM = 'npm@11'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

export const standIns = {
  'docker.io/library/node:24-trixie-slim': 'Debian 13 with the Node of package.json and npm 11',
  'docker.io/library/postgres:18': "Debian 13 with Debian's PostgreSQL 17 and a start script of ours",
  'docker.io/valkey/valkey:9':
    "Debian 13 with Debian's Valkey 8 and a start script of ours that is as strict as the real one",
} as const

type Name = keyof typeof standIns

export async function buildStandIns(run: Run, folder: string): Promise<void> {
  const file = join(folder, 'debian.tar')
  // Another one made of the same packages would still be another, on which nothing that was built before can stand.
  if (!(await run('podman', ['images', '--format={{.Repository}}'])).includes(DEBIAN)) {
    await run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, file])
    await run('podman', ['import', file, DEBIAN])
  }
  const context = join(folder, 'stand-ins')
  mkdirSync(context, { recursive: true })
  cpSync(process.execPath, join(context, 'node'))
  // Whoever vouches for the registry here vouches for it in there.
  copyFileSync(CERTIFICATES, join(context, 'certificates.crt'))
  await run('npm', ['pack', '--silent', '--pack-destination', context, NPM])
  writeFileSync(join(context, 'start-postgres'), START_POSTGRES, { mode: 0o755 })
  writeFileSync(join(context, 'start-valkey'), START_VALKEY, { mode: 0o755 })
  for (const [name, text] of Object.entries(FILES)) {
    const containerfile = join(folder, `Containerfile.${name.split('/').at(-1)!.split(':')[0]}`)
    writeFileSync(containerfile, text)
    await run('podman', ['build', '--format=docker', '--network=host', '--tag', name, '--file', containerfile, context])
  }
}

const INSTALL = 'apt-get update && apt-get install --yes --no-install-recommends'

const FILES: Readonly<Record<Name, string>> = {
  'docker.io/library/node:24-trixie-slim': `FROM ${DEBIAN}
COPY node /usr/local/bin/node
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY npm-*.tgz /tmp/npm.tgz
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN mkdir -p /usr/local/lib/node_modules/npm \\
 && tar -xzf /tmp/npm.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 \\
 && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
CMD ["node"]
`,
  'docker.io/library/postgres:18': `FROM ${DEBIAN}
RUN ${INSTALL} postgresql-17
COPY start-postgres /usr/local/bin/start-postgres
ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["start-postgres"]
`,
  'docker.io/valkey/valkey:9': `FROM ${DEBIAN}
RUN ${INSTALL} valkey-server valkey-tools
COPY start-valkey /usr/local/bin/start-valkey
RUN mkdir --mode=1777 /data
WORKDIR /data
ENTRYPOINT ["start-valkey"]
`,
}

const START_POSTGRES = `#!/bin/sh
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql
  chmod 700 "$PGDATA"
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  setpriv --reuid=postgres --regid=postgres --init-groups initdb --encoding=UTF8 --locale=C.UTF-8 --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  echo "create database \\"$POSTGRES_DB\\"" | setpriv --reuid=postgres --regid=postgres --init-groups postgres --single -j postgres
fi
install -d -o postgres -g postgres /var/run/postgresql
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -c listen_addresses='*'
`

// The real one leaves root for another user, and goes on only where it can write.
const START_VALKEY = `#!/bin/sh
set -e
if [ "$(id -u)" = 0 ]; then
  chown valkey .
  exec setpriv --reuid=valkey --regid=valkey --clear-groups "$0" "$@"
fi
test -w . || { echo "this folder cannot be written"; exit 1; }
exec "$@" --protected-mode no
`
