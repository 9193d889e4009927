// A ZIP that is written while it is read: files come one after another, and whoever takes its bytes sets the pace.
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

export type Put = (piece: string | Buffer) => Promise<void>

export interface Archive {
  add(name: string, write: (put: Put) => Promise<void>): Promise<void>
}

/** Told how many rows there will be, and then of each that is done; of none where work that counts no rows goes on. */
export interface Progress {
  begin(total: number): Promise<void>
  advance(rows: number): Promise<void>
}

/** The first failure, of whoever fills it or of whoever takes it, ends both. */
export async function makeArchive(
  take: (bytes: Buffer) => Promise<void>,
  fill: (archive: Archive) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  let open: PassThrough | undefined
  const add: Archive['add'] = async (name, write) => {
    const file = new PassThrough()
    open = file
    // Whoever puts something next is told; without this the process would be.
    file.on('error', () => {})
    zip.addReadStream(file, name)
    await write(async (piece) => {
      if (file.errored) throw file.errored
      if (!file.write(piece)) await once(file, 'drain')
    })
    file.end()
  }
  const filling = fill({ add }).then(
    () => zip.end(),
    (error) => {
      output.destroy(error)
      throw error
    },
  )
  const taking = takeAll(output, take).catch((error) => {
    open?.destroy(error)
    throw error
  })
  zip.on('error', (error) => output.destroy(error))
  await Promise.all([filling, taking])
}

async function takeAll(output: PassThrough, take: (bytes: Buffer) => Promise<void>): Promise<void> {
  for await (const bytes of output) await take(bytes as Buffer)
}
