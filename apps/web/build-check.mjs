// Builds the page that checks a text into a folder, as files that any static host serves under any path, and tells as
// JSON what a browser loads of them: before a file is chosen, and in all.
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const [outDir] = process.argv.slice(2)
const page = 'check.html'

await build({
  ...{ root, mode: 'check', base: './', publicDir: false, logLevel: 'warn' },
  build: { outDir, emptyOutDir: false, rolldownOptions: { input: join(root, page) } },
})
const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
rmSync(join(outDir, '.vite'), { recursive: true })
renameSync(join(outDir, page), join(outDir, 'index.html'))

const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())
const bytes = files.reduce((sum, it) => sum + statSync(join(it.parentPath, it.name)).size, 0)
console.log(JSON.stringify({ files: files.length, bytes, firstScripts: zipped(scriptsOf(page)) }))

function scriptsOf(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const inner of manifest[name].imports ?? []) scriptsOf(inner, found)
  return found
}

/** As a host sends them that compresses. */
function zipped(names) {
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, manifest[name].file))).length, 0)
}
