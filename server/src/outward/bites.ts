// However fast a receiver talks, it is heard in small bites and only so long: a flood costs the others no time.
import type { Socket } from 'node:net'
import { refusal } from './failures.rules.ts'

const BITE_BYTES = 1024
/** Room for head, body and what chunks add to it. */
const MOST_ANSWER_BYTES = 128 * 1024

/** The HTTP parser asks for all there is; it gets a bite at a time, and nothing more once the socket is given up. */
export function inBites(socket: Socket): Socket {
  const read = socket.read.bind(socket)
  let sentBytes = socket.bytesWritten
  let heardBytes = 0
  socket.read = () => {
    if (socket.destroyed) return null
    if (socket.bytesWritten !== sentBytes) {
      sentBytes = socket.bytesWritten
      heardBytes = 0
    }
    const bite = read(Math.min(socket.readableLength, BITE_BYTES) || undefined) as Buffer | null
    heardBytes += bite?.length ?? 0
    if (heardBytes > MOST_ANSWER_BYTES) socket.destroy(refusal('its answer does not end'))
    return bite
  }
  return socket
}
