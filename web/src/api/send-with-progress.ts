// Sends a request and tells how much of it has left: fetch itself does not say. Given to the client as its fetch for one request.
export function sendWithProgress(onProgress: (share: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      sending.responseType = 'blob'
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      sending.onerror = () => reject(new TypeError('The connection was lost.'))
      sending.onload = () => resolve(answerOf(sending))
      request.signal.addEventListener('abort', () => sending.abort())
      sending.send(body)
    })
  }
}

function answerOf(sent: XMLHttpRequest): Response {
  const lines = sent.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')]
  })
  return new Response(sent.response as Blob, { status: sent.status, headers })
}
