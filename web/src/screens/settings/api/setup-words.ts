// How each program is connected, step by step; what is to be copied comes from the service.
import type { Shapes } from '../../../api/api.ts'
import { type Both, words } from '../../../words/language.tsx'

export type SetupLine = Shapes['AssistantSetup']['lines'][number]
type Program = SetupLine['program']

export const PROGRAMS: Readonly<Record<Program, Both<string>>> = {
  claude: words({ en: 'Claude', nl: 'Claude' }),
  claude_code: words({ en: 'Claude Code', nl: 'Claude Code' }),
  chatgpt: words({ en: 'ChatGPT', nl: 'ChatGPT' }),
  cursor: words({ en: 'Cursor', nl: 'Cursor' }),
  vscode: words({ en: 'VS Code', nl: 'VS Code' }),
  other: words({ en: 'Others', nl: 'Andere' }),
}

type Steps = Both<readonly string[]>

const BY_SIGNING_IN: Readonly<Partial<Record<Program, Steps>>> = {
  claude: words<readonly string[]>({
    en: [
      'In Claude open Settings, Connectors, Add custom connector.',
      'Call it Kantoor and paste the address.',
      'Choose Connect, sign in here and agree.',
    ],
    nl: [
      'Open in Claude Settings, Connectors, Add custom connector.',
      'Noem hem Kantoor en plak het adres.',
      'Kies Connect, meld je hier aan en ga akkoord.',
    ],
  }),
  claude_code: words<readonly string[]>({
    en: ['Run this in a terminal.', 'Type /mcp in Claude Code, choose kantoor, sign in here and agree.'],
    nl: ['Voer dit uit in een terminal.', 'Typ /mcp in Claude Code, kies kantoor, meld je hier aan en ga akkoord.'],
  }),
  chatgpt: words<readonly string[]>({
    en: [
      'In ChatGPT open Settings, Apps and connectors, Advanced settings, and switch developer mode on.',
      'Choose Create, call it Kantoor, paste the address and take OAuth.',
      'Sign in here and agree.',
    ],
    nl: [
      'Open in ChatGPT Settings, Apps and connectors, Advanced settings, en zet developer mode aan.',
      'Kies Create, noem hem Kantoor, plak het adres en kies OAuth.',
      'Log hier in en ga akkoord.',
    ],
  }),
  cursor: words<readonly string[]>({
    en: [
      'Put this into ~/.cursor/mcp.json, or into .cursor/mcp.json of a project.',
      'Open the settings of MCP, choose Connect beside kantoor, sign in here and agree.',
    ],
    nl: [
      'Zet dit in ~/.cursor/mcp.json, of in .cursor/mcp.json van een project.',
      'Open de instellingen van MCP, kies Connect naast kantoor, meld je hier aan en ga akkoord.',
    ],
  }),
  vscode: words<readonly string[]>({
    en: [
      'Put this into .vscode/mcp.json, or run MCP: Add Server and paste the address.',
      'Choose Start above kantoor, sign in here and agree.',
    ],
    nl: [
      'Zet dit in .vscode/mcp.json, of voer MCP: Add Server uit en plak het adres.',
      'Kies Start boven kantoor, meld je hier aan en ga akkoord.',
    ],
  }),
}

const WITH_KEY: Steps = words<readonly string[]>({
  en: ['Make an API key that only reads what the program shall see.', 'Put it in the place of <API_KEY>.'],
  nl: ['Maak een API-sleutel die alleen leest wat het programma mag zien.', 'Zet hem op de plaats van <API_KEY>.'],
})

/** What we have no words for says the service itself. */
export function stepsOf({ program, route, how }: SetupLine): Steps {
  const known = route === 'key' ? WITH_KEY : BY_SIGNING_IN[program]
  return known ?? { en: how, nl: how }
}
