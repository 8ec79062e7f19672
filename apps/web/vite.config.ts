import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT ?? 5001}`

export default defineConfig({
  plugins: [react()],
  build: {
    // The oldest browsers that know light-dark(), which the colours are written in.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Slower than the bundler's own, and a hundredth less to load: functions that stand together compress better.
    minify: 'terser',
    terserOptions: { module: true, compress: { hoist_funs: true } },
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // The engine waits for a part of its catalogue, which only a module can.
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/dev': server } },
})
