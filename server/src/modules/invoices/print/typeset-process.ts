// The process that sets pages: compiling blocks for some ten milliseconds, and whatever it chokes on must not take the server along.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { withFacturX } from './factur-x-metadata.ts'
import { knownCharacters, withKnownGlyphs } from './font-coverage.ts'

export interface TypesetJob {
  /** Below the folder of the modules. */
  readonly template: string
  /** All texts of the page, for the template to place. */
  readonly sheet: object
  /** What an invoice carries inside for machines. */
  readonly xml: string | null
  readonly logo: Uint8Array | null
}

export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly error: string }

const MODULES = join(import.meta.dirname, '../..')
// Templates find it from the root, wherever they stand.
const LOGO = 'invoices/print/logo'
// Results unused for so many papers are forgotten; without this the memory would grow with every paper.
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
const compiler = NodeCompiler.create({ workspace: MODULES, fontArgs: [{ fontBlobs: fonts }] })
let known: ReadonlySet<number> | undefined

// Whoever asked may be gone by then.
process.on('message', (job: TypesetJob) => void process.send!(answerTo(job), undefined, undefined, () => {}))
// It stops with the server, which lets what runs finish.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})

function answerTo(job: TypesetJob): TypesetAnswer {
  try {
    const pdf = typeset(job)
    return { pdf: new Uint8Array(job.xml === null ? pdf : withFacturX(pdf)) }
  } catch (error) {
    return { error: String(error instanceof Error ? error.message : error) }
  } finally {
    compiler.evictCache(KEPT_ROUNDS)
  }
}

// A paper must come out whatever its texts: first as they are, then without what no font can show.
function typeset(job: TypesetJob): Buffer {
  try {
    return compile(job)
  } catch {
    known ??= knownCharacters(fonts)
    return compile({ ...job, sheet: withKnownGlyphs(job.sheet, known) })
  }
}

function compile({ template, sheet, xml, logo }: TypesetJob): Buffer {
  const logoFile = join(MODULES, LOGO)
  if (logo) compiler.mapShadow(logoFile, Buffer.from(logo))
  try {
    const inputs = { sheet: JSON.stringify(sheet), xml: xml ?? '', logo: logo ? `/${LOGO}` : '' }
    const compiled = compiler.compile({ mainFilePath: join(MODULES, template), inputs })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    return compiler.pdf(compiled.result, { pdfStandard: 'a-3b' })
  } finally {
    if (logo) compiler.unmapShadow(logoFile)
  }
}
