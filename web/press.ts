// Beside each file that was built, the same pressed: once, and better than a server has the time for.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PRESSABLE = ['.js', '.css', '.svg']
/** Smaller ones fit in a packet anyway. */
const LEAST_BYTES = 1000

export function pressAssets(): Plugin {
  return {
    name: 'press-assets',
    apply: 'build',
    writeBundle({ dir }) {
      const assets = join(dir!, 'assets')
      for (const name of readdirSync(assets).filter((one) => PRESSABLE.includes(extname(one)))) {
        const bytes = readFileSync(join(assets, name))
        if (bytes.length < LEAST_BYTES) continue
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes))
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
