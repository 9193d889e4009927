// The XMP metadata by which readers know a PDF/A-3 as Factur-X. The typesetter cannot write them, so they go into the finished file.

/** The same PDF with the Factur-X schema and properties in its metadata, and its cross-references moved along. */
export function withFacturX(pdf: Buffer): Buffer {
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 64))?.[1])
  const tail = pdf.toString('latin1', tableAt)
  const root = objectAt(pdf, offsetOf(tail, /\/Root (\d+) 0 R/))
  const metadata = objectAt(pdf, offsetOf(tail, /\/Metadata (\d+) 0 R/, root.text))
  const added = Buffer.byteLength(SCHEMA + PROPERTIES)
  const length = /\/Length (\d+)/.exec(metadata.text)?.[1] ?? ''
  const insertions: Insertion[] = [
    {
      at: placeOf(metadata, `/Length ${length}`) + '/Length '.length,
      skip: length.length,
      text: `${Number(length) + added}`,
    },
    { at: placeOf(metadata, '</rdf:Bag></pdfaExtension:schemas>'), skip: 0, text: SCHEMA },
    { at: placeOf(metadata, '</rdf:RDF>'), skip: 0, text: PROPERTIES },
  ]
  const moved = (offset: number) =>
    insertions.reduce((to, { at, skip, text }) => (at < offset ? to + Buffer.byteLength(text) - skip : to), offset)
  const newTail = tail
    .replace(/^(\d{10})(?= \d{5} n)/gm, (offset) => String(moved(Number(offset))).padStart(10, '0'))
    .replace(/(?<=startxref\s+)\d+/, () => String(moved(tableAt)))
  return Buffer.concat([...withInsertions(pdf.subarray(0, tableAt), insertions), Buffer.from(newTail, 'latin1')])
}

interface PdfObject {
  readonly at: number
  readonly text: string
}

interface Insertion {
  readonly at: number
  readonly skip: number
  readonly text: string
}

function offsetOf(tail: string, reference: RegExp, within = tail): number {
  const object = Number(reference.exec(within)?.[1])
  const [, first] = /^xref\s+(\d+) \d+\s/.exec(tail) ?? []
  const entry = [...tail.matchAll(/^(\d{10}) \d{5} [nf]/gm)][object - Number(first)]
  if (!entry) throw new Error(`the PDF has no object for ${reference}`)
  return Number(entry[1])
}

function objectAt(pdf: Buffer, at: number): PdfObject {
  return { at, text: pdf.toString('latin1', at, pdf.indexOf('endobj', at)) }
}

function placeOf({ at, text }: PdfObject, part: string): number {
  const place = text.indexOf(part)
  if (place < 0) throw new Error(`the metadata of the PDF have no ${part}`)
  return at + place
}

function withInsertions(pdf: Buffer, insertions: readonly Insertion[]): Buffer[] {
  let done = 0
  const pieces = insertions.flatMap(({ at, skip, text }) => {
    const before = pdf.subarray(done, at)
    done = at + skip
    return [before, Buffer.from(text)]
  })
  return [...pieces, pdf.subarray(done)]
}

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

// What the file says of itself, with the description that PDF/A wants of every property it does not know.
const FACTS: readonly (readonly [name: string, value: string, description: string])[] = [
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['DocumentFileName', 'factur-x.xml', 'The name of the embedded XML document'],
  ['Version', '1.0', 'The version of the standard of the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
]

const SCHEMA = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>`,
  '<pdfaSchema:property><rdf:Seq>',
  ...FACTS.map(
    ([name, , description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
      `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  ),
  '</rdf:Seq></pdfaSchema:property></rdf:li>',
].join('')

const PROPERTIES = [
  `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">`,
  ...FACTS.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`),
  '</rdf:Description>',
].join('')
