// The figures as a Markdown table, and the goals that span rows.
interface Side {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly serverUs: number
  readonly databaseUs: number
}

export interface Figures {
  readonly name: string
  readonly bare: Side
  readonly kantoor: Side
  readonly memoryMb: number
}

export function printTable(processes: number, results: readonly Figures[]): void {
  console.log(`### ${processes} process${processes === 1 ? '' : 'es'}\n`)
  console.log(
    '| work | bare req/s | Kantoor req/s | **ratio** | p50 ms | p99 ms | CPU µs bare (app + db) | CPU µs Kantoor (app + db) | memory MB |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const { name, bare, kantoor, memoryMb } of results) {
    const cells = [
      name,
      round(bare.rate),
      round(kantoor.rate),
      `**${(kantoor.rate / bare.rate).toFixed(2)}**`,
      kantoor.p50.toFixed(1),
      kantoor.p99.toFixed(1),
      `${round(bare.serverUs)} + ${round(bare.databaseUs)}`,
      `${round(kantoor.serverUs)} + ${round(kantoor.databaseUs)}`,
      round(memoryMb),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log('')
  compareSizes(results, 'list 25 organizations', 'list 25 organizations of 10,000')
  compareSizes(results, 'list 25 hours', 'list 25 hours of 10,000')
  const deep = results.find(({ name }) => name.startsWith('hours at offset'))
  const first = results.find(({ name }) => name === 'list 25 hours')
  if (deep && first)
    console.log(`${deep.name}: ${(cost(deep.kantoor) / cost(first.kantoor)).toFixed(2)} × the cost of the first page\n`)
}

function compareSizes(results: readonly Figures[], large: string, small: string): void {
  const [a, b] = [large, small].map((name) => results.find((figures) => figures.name === name))
  if (a && b) console.log(`${large}: ${(cost(a.kantoor) / cost(b.kantoor)).toFixed(2)} × the cost at 10,000 rows`)
}

function cost({ serverUs, databaseUs }: Side): number {
  return serverUs + databaseUs
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en')
}
