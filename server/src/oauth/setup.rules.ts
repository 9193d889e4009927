// How each program is connected, ready to be copied: by its address alone, or with an API key where nobody can sign in.
import { faultOfUrl } from '../outward/url.rules.ts'

export const programs = ['claude', 'claude_code', 'chatgpt', 'cursor', 'vscode', 'other'] as const
export const routes = ['oauth', 'key'] as const
export const languages = ['url', 'shell', 'json'] as const

export interface SetupLine {
  readonly program: (typeof programs)[number]
  readonly title: string
  /** oauth: one signs in and agrees. key: with an API key, for scripts and programs that cannot sign in. */
  readonly route: (typeof routes)[number]
  /** What to do, step by step. */
  readonly how: readonly string[]
  /** What to copy. */
  readonly text: string
  readonly language: (typeof languages)[number]
}

export interface Setup {
  readonly mcp_url: string
  readonly is_private: boolean
  readonly note: string | null
  readonly lines: readonly SetupLine[]
}

export function setupAt(publicUrl: string): Setup {
  const url = `${publicUrl}/mcp`
  const isPrivate = isPrivatePlace(publicUrl)
  return { mcp_url: url, is_private: isPrivate, note: noteOn(publicUrl, isPrivate), lines: linesFor(url) }
}

/** Whether only this machine or this network reaches it. */
export function isPrivatePlace(publicUrl: string): boolean {
  return faultOfUrl(`https://${new URL(publicUrl).hostname}/`, false) !== undefined
}

function noteOn(publicUrl: string, isPrivate: boolean): string | null {
  if (isPrivate)
    return `${publicUrl} is a private address. Programs on this computer or in this network can connect; assistants that run elsewhere, such as those of claude.ai and ChatGPT, cannot reach it.`
  if (publicUrl.startsWith('http:'))
    return `${publicUrl} has no https. Assistants that run elsewhere, such as those of claude.ai and ChatGPT, only connect over https.`
  return null
}

function linesFor(url: string): readonly SetupLine[] {
  return [
    {
      program: 'claude',
      title: 'Claude (web, desktop, phone)',
      route: 'oauth',
      how: [
        'Open Settings, Connectors, Add custom connector.',
        'Call it Kantoor and paste the address.',
        'Choose Connect, sign in here and agree.',
      ],
      text: url,
      language: 'url',
    },
    {
      program: 'claude_code',
      title: 'Claude Code',
      route: 'oauth',
      how: ['Run the line in a terminal.', 'Type /mcp in Claude Code, choose kantoor, sign in here and agree.'],
      text: `claude mcp add --transport http kantoor ${url}`,
      language: 'shell',
    },
    {
      program: 'chatgpt',
      title: 'ChatGPT',
      route: 'oauth',
      how: [
        'Open Settings, Apps and connectors, Advanced settings, and switch developer mode on.',
        'Choose Create, call it Kantoor, paste the address and take OAuth.',
        'Sign in here and agree.',
      ],
      text: url,
      language: 'url',
    },
    {
      program: 'cursor',
      title: 'Cursor',
      route: 'oauth',
      how: [
        'Put this into ~/.cursor/mcp.json, or into .cursor/mcp.json of a project.',
        'Open the settings of MCP, choose Connect beside kantoor, sign in here and agree.',
      ],
      text: jsonOf({ mcpServers: { kantoor: { url } } }),
      language: 'json',
    },
    {
      program: 'vscode',
      title: 'VS Code',
      route: 'oauth',
      how: [
        'Put this into .vscode/mcp.json, or run MCP: Add Server and paste the address.',
        'Choose Start above kantoor, sign in here and agree.',
      ],
      text: jsonOf({ servers: { kantoor: { type: 'http', url } } }),
      language: 'json',
    },
    {
      program: 'claude_code',
      title: 'Claude Code with an API key',
      route: 'key',
      how: [MAKE_KEY, 'Put it in the place of <API_KEY> and run the line in a terminal.'],
      text: `claude mcp add --transport http kantoor ${url} --header 'Authorization: ${BEARER}'`,
      language: 'shell',
    },
    {
      program: 'cursor',
      title: 'Cursor with an API key',
      route: 'key',
      how: [MAKE_KEY, 'Put it in the place of <API_KEY>, and all of it into ~/.cursor/mcp.json.'],
      text: jsonOf({ mcpServers: { kantoor: { url, headers: { Authorization: BEARER } } } }),
      language: 'json',
    },
    {
      program: 'vscode',
      title: 'VS Code with an API key',
      route: 'key',
      how: [MAKE_KEY, 'Put this into .vscode/mcp.json; the key is asked for once and kept outside the file.'],
      text: jsonOf({
        inputs: [{ type: 'promptString', id: 'kantoor-key', description: 'API key of Kantoor', password: true }],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills it in
        servers: { kantoor: { type: 'http', url, headers: { Authorization: 'Bearer ${input:kantoor-key}' } } },
      }),
      language: 'json',
    },
    {
      program: 'other',
      title: 'Another program, or a script',
      route: 'key',
      how: [MAKE_KEY, 'Send it with every request to the address, as this header.'],
      text: `Authorization: ${BEARER}`,
      language: 'shell',
    },
  ]
}

const BEARER = 'Bearer <API_KEY>'
const MAKE_KEY = 'Make an API key with only those scopes to read that the program shall have.'

function jsonOf(value: object): string {
  return JSON.stringify(value, null, 2)
}
