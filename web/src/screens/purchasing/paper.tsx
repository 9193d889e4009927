// What the supplier sent, as people read it: the PDF inside the file where there is one, else the file itself.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { PdfView } from '../../ui/pdf-view.tsx'
import { DocumentPreview } from '../documents/document-preview.tsx'
import { useDocument } from '../documents/document-query.ts'

export function Paper({ documentId, attachmentName }: { documentId: string; attachmentName: string | null }) {
  const document = useDocument(documentId)
  if (attachmentName) return <PaperInside documentId={documentId} name={attachmentName} />
  return document ? <DocumentPreview document={document} /> : null
}

export function attachmentQuery(documentId: string) {
  const asked = { params: { path: { id: documentId } } }
  return {
    ...api.queryOptions('get', '/purchasing/proposal/{id}/attachment', asked),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

function PaperInside({ documentId, name }: { documentId: string; name: string }) {
  const { data } = useQuery(attachmentQuery(documentId))
  const bytes = useMemo(() => data && bytesOf(data.data.content), [data])
  return <PdfView name={name} source={bytes} download={null} />
}

export function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer
}
