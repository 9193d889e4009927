// The mail server, as far as we need it.
import { createTransport, type Transporter } from 'nodemailer'

export interface Letter {
  /** Stays the same when it is sent again, so that a mailbox can tell a copy. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[]
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  /** Throws when the server does not take our connection. */
  verify(): Promise<void>
  /** Cuts what is under way. */
  close(): void
}

export interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
}

/** undefined when mail is to be kept. */
export function openMailer({ smtpUrl, mailFrom }: MailSettings, patienceMs = PATIENCE_MS): Mailer | undefined {
  if (!smtpUrl || !mailFrom) return undefined
  const from = senderOf(mailFrom)
  const open = new Set<Transporter>()
  // A connection for each letter: a server that trickles its replies keeps it open forever, and cutting it hurts no other.
  const connected = async (use: (transport: Transporter) => Promise<unknown>): Promise<void> => {
    const transport = createTransport(optionsOf(smtpUrl))
    const late = Promise.withResolvers<never>()
    const impatience = setTimeout(() => late.reject(new Error('the mail server took too long')), patienceMs)
    open.add(transport)
    try {
      await Promise.race([use(transport), late.promise])
    } finally {
      clearTimeout(impatience)
      open.delete(transport)
      transport.close({ force: true })
    }
  }
  return {
    send: ({ id, to, replyTo, subject, text, attachments }) =>
      connected((transport) =>
        transport.sendMail({
          from,
          to: bareAddress(to),
          ...(replyTo ? { replyTo: bareAddress(replyTo) } : {}),
          subject,
          text,
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
        }),
      ),
    verify: () => connected((transport) => transport.verify()),
    close() {
      for (const transport of open) transport.close({ force: true })
    },
  }
}

// Shorter than a job is held, so that a letter does not meet its copy on the way.
const PATIENCE_MS = 120_000
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

function optionsOf(smtpUrl: string) {
  const { username, hostname } = new URL(smtpUrl)
  return {
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // Whether it is tried again is for its job to say.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A password travels over TLS, or not at all.
    requireTLS: username !== '' && !LOCAL.includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const
}

// Taken apart here: in one text a comma in the name would make it two senders.
function senderOf(mailFrom: string) {
  const [, name = '', address] = /^(?:(.+) <)?([^<>]+?)>?$/.exec(mailFrom)!
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address! }
}

function bareAddress(address: string) {
  return { name: '', address }
}

/** The server will not take it however often it is asked. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
