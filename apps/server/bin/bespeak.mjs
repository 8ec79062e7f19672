#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/bespeak.js', import.meta.url)

if (existsSync(program)) await import(program.href)
else {
  console.error('Bespeak is not built yet. Run `npm start` once, which builds it.')
  process.exit(1)
}
