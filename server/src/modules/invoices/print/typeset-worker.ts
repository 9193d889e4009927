// The thread that sets pages: compiling blocks for some ten milliseconds, which no request should wait for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { withFacturX } from './factur-x-metadata.ts'
import { knownCharacters, withKnownGlyphs } from './font-coverage.ts'
import type { Sheet } from './sheet.ts'

export interface TypesetJob {
  readonly sheet: Sheet
  readonly xml: string
  readonly logo: Uint8Array | null
}

export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly error: string }

const TEMPLATE = join(import.meta.dirname, 'invoice.typ')
const LOGO = join(import.meta.dirname, 'logo')
// Results unused for so many invoices are forgotten; without this the memory would grow with every invoice.
const KEPT_ROUNDS = 3

const fonts = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'].map((file) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`))),
)
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fonts }] })
let known: ReadonlySet<number> | undefined

parentPort!.on('message', (job: TypesetJob) => {
  const answer = answerTo(job)
  parentPort!.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})

function answerTo(job: TypesetJob): TypesetAnswer {
  try {
    return { pdf: new Uint8Array(withFacturX(typeset(job))) }
  } catch (error) {
    return { error: String(error instanceof Error ? error.message : error) }
  } finally {
    compiler.evictCache(KEPT_ROUNDS)
  }
}

// An invoice must come out whatever its texts and its logo: first as it is, then without what no font can show, then without the logo.
function typeset(job: TypesetJob): Buffer {
  try {
    return compile(job)
  } catch {
    known ??= knownCharacters(fonts)
    const shown = { ...job, sheet: withKnownGlyphs(job.sheet, known) }
    try {
      return compile(shown)
    } catch (error) {
      if (!job.logo) throw error
      return compile({ ...shown, logo: null })
    }
  }
}

function compile({ sheet, xml, logo }: TypesetJob): Buffer {
  if (logo) compiler.mapShadow(LOGO, Buffer.from(logo))
  try {
    const inputs = { sheet: JSON.stringify(sheet), xml, logo: logo ? 'logo' : '' }
    const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    return compiler.pdf(compiled.result, { pdfStandard: 'a-3b' })
  } finally {
    if (logo) compiler.unmapShadow(LOGO)
  }
}
