import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pressAssets } from './press.ts'

const service = process.env.KANTOOR ?? 'http://localhost:3000'

// The service serves what is built here, with a strict policy: everything is a file of its own, nothing stands in the page.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pressAssets()],
  publicDir: false,
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    // Those that know light-dark(); for older ones it would be rewritten into something that knows no dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    manifest: true,
    chunkSizeWarningLimit: 250,
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    // The service takes changes from its own address only, so that is named as where they come from.
    proxy: {
      '^/(api|export|files|oauth|docs|problems|favicon.svg)': { target: service, headers: { origin: service } },
    },
  },
})
