// The process that sets pages: compiling blocks for some ten milliseconds, and whatever it chokes on must not take the server along.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

// Inter for the page; the others for names in scripts it does not know.
const fonts = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  'kosugi/Kosugi_400Regular.ttf',
].map((file) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))))
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fonts }] })
let known: ReadonlySet<number> | undefined

// Whoever asked may be gone by then.
process.on('message', (job: TypesetJob) => void process.send!(answerTo(job), undefined, undefined, () => {}))
// It stops with the server, which lets what runs finish.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})

function answerTo(job: TypesetJob): TypesetAnswer {
  try {
    return { pdf: new Uint8Array(withFacturX(typeset(job))) }
  } catch (error) {
    return { error: String(error instanceof Error ? error.message : error) }
  } finally {
    compiler.evictCache(KEPT_ROUNDS)
  }
}

// An invoice must come out whatever its texts: first as they are, then without what no font can show.
function typeset(job: TypesetJob): Buffer {
  try {
    return compile(job)
  } catch {
    known ??= knownCharacters(fonts)
    return compile({ ...job, sheet: withKnownGlyphs(job.sheet, known) })
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
