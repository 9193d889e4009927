// PHP without an installation: a script answers one request, as it would behind a web server.
interface Php {
  writeFile(path: string, text: string): void
  run(request: object): Promise<{ readonly httpStatusCode: number }>
}

export interface PhpRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly env: Readonly<Record<string, string>>
}

/** The status of the answer. */
export async function askPhp(script: string, request: PhpRequest): Promise<number> {
  php ??= await openPhp()
  php.writeFile('/script.php', script)
  return (await php.run({ scriptPath: '/script.php', method: 'POST', ...request })).httpStatusCode
}

let php: Php | undefined

// Neither package has types that a strict check can read.
async function openPhp(): Promise<Php> {
  const { PHP, loadPHPRuntime } = await import('@php-wasm/universal' as string)
  const { getPHPLoaderModule } = await import('@php-wasm/node-8-4' as string)
  return new PHP(await loadPHPRuntime(await getPHPLoaderModule()))
}
