// The pages of a PDF, drawn as wide as their place. Those of before stay until the next are whole, so that nothing blinks.
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useWords, words } from '../words/language.tsx'
import { type DrawnPage, openPdf } from './pdf-document.ts'
import classes from './pdf-view.module.css'

const texts = words({
  en: {
    page: (name: string, number: number, count: number) => `${name}, page ${number} of ${count}`,
    more: (shown: number, count: number) =>
      `The first ${shown} of ${count} pages. Download the file to see all of them.`,
  },
  nl: {
    page: (name: string, number: number, count: number) => `${name}, pagina ${number} van ${count}`,
    more: (shown: number, count: number) =>
      `De eerste ${shown} van ${count} pagina's. Download het bestand om alles te zien.`,
  },
})

/** Each page is a picture in memory. */
const MOST_PAGES = 20

interface PdfPagesProps {
  readonly bytes: ArrayBuffer
  readonly name: string
  onDrawn(): void
  onFail(): void
}

export function PdfPages({ bytes, name, onDrawn, onFail }: PdfPagesProps) {
  const said = useWords(texts)
  const { ref: place, width } = useElementSize<HTMLDivElement>()
  const pages = useRef<HTMLDivElement>(null)
  const [pageCount, setPageCount] = useState(0)
  const told = useRef({ onDrawn, onFail })
  told.current = { onDrawn, onFail }

  useEffect(() => {
    if (width === 0) return
    let isWanted = true
    async function draw() {
      const pdf = await openPdf(bytes.slice(0))
      try {
        const drawn: HTMLElement[] = []
        const hasOld = Boolean(pages.current?.childElementCount)
        for (let number = 1; number <= Math.min(pdf.pageCount, MOST_PAGES) && isWanted; number++) {
          drawn.push(pageOf(await pdf.drawPage(number, width), said.page(name, number, pdf.pageCount)))
          if (isWanted && !hasOld) pages.current?.replaceChildren(...drawn)
          if (isWanted && number === 1 && !hasOld) told.current.onDrawn()
        }
        if (!isWanted) return
        pages.current?.replaceChildren(...drawn)
        setPageCount(pdf.pageCount)
        told.current.onDrawn()
      } finally {
        pdf.close()
      }
    }
    draw().catch(() => isWanted && told.current.onFail())
    return () => {
      isWanted = false
    }
  }, [bytes, width, name, said])

  return (
    <div ref={place}>
      <div ref={pages} className={classes.pages} />
      {pageCount > MOST_PAGES && <p className={classes.more}>{said.more(MOST_PAGES, pageCount)}</p>}
    </div>
  )
}

function pageOf({ picture, text, scale }: DrawnPage, label: string): HTMLElement {
  const page = document.createElement('div')
  page.className = classes.page!
  page.style.setProperty('--total-scale-factor', String(scale))
  picture.setAttribute('role', 'img')
  picture.setAttribute('aria-label', label)
  text.className = classes.text!
  page.append(picture, text)
  return page
}
