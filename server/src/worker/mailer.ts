// The mail server, as far as we need it.
import { createTransport } from 'nodemailer'

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
  close(): void
}

export interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
}

/** undefined when mail is to be kept. */
export function openMailer({ smtpUrl, mailFrom }: MailSettings): Mailer | undefined {
  if (!smtpUrl || !mailFrom) return undefined
  const { username, hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A password travels over TLS, or not at all.
    requireTLS: username !== '' && !LOCAL.includes(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+)>?$/.exec(mailFrom)![1]
  return {
    async send({ id, to, replyTo, subject, text, attachments }) {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes),
        })),
      })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** The server will not take it however often it is asked. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
