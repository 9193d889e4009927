// Pages of a PDF as pictures with their text above them. The library is large, so this file is only ever imported when it is needed.
import { getDocument, type PDFPageProxy, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PagesWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

export interface DrawnPage {
  readonly picture: HTMLCanvasElement
  /** What is written on it, where it stands, to be read aloud and copied. */
  readonly text: HTMLDivElement
  /** How wide a point of the paper is on the screen. */
  readonly scale: number
}

export interface OpenPdf {
  readonly pageCount: number
  drawPage(number: number, width: number): Promise<DrawnPage>
  close(): void
}

/** Takes the bytes along: whoever needs them afterwards gives a copy. */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  worker ??= PDFWorker.create({ port: new PagesWorker() })
  // Only errors are told, and no bytes are run as a program: the policy of the page allows neither.
  const task = getDocument({ data, worker, verbosity: 0, useWasm: false, enableXfa: false })
  const pdf = await task.promise
  return {
    pageCount: pdf.numPages,
    drawPage: async (number, width) => drawPage(await pdf.getPage(number), width),
    close: () => void task.destroy(),
  }
}

let worker: PDFWorker | undefined

// Twice as sharp as the screen shows nothing more, and costs four times the memory.
const SHARPEST = 2

async function drawPage(page: PDFPageProxy, width: number): Promise<DrawnPage> {
  const scale = width / page.getViewport({ scale: 1 }).width
  const density = Math.min(Math.max(window.devicePixelRatio, 1), SHARPEST)
  const picture = document.createElement('canvas')
  const sharp = page.getViewport({ scale: scale * density })
  picture.width = Math.floor(sharp.width)
  picture.height = Math.floor(sharp.height)
  const text = document.createElement('div')
  const viewport = page.getViewport({ scale })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  await Promise.all([page.render({ canvas: picture, viewport: sharp }).promise, layer.render()])
  return { picture, text, scale }
}
