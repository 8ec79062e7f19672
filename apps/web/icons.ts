import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const index = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs')

/** The file of each icon, by each of its names. */
const files = new Map(
  [...readFileSync(index, 'utf8').matchAll(/export \{ (.*) \} from '(\.\/icons\/.*)'/g)].flatMap(([, names, file]) =>
    (names ?? '').split(', ').map((name) => [name.replace('default as ', ''), file]),
  ),
)

const drawIcon = fileURLToPath(new URL('./src/ui/draw-icon.ts', import.meta.url))

/** Through the index of all icons, every page would seem to need every icon, and two thousand files would be read. */
export const iconsByTheirFiles: Plugin = {
  name: 'icons-by-their-files',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (iconFile.test(id)) return drawnByUs(code, id)
    return code.replace(/import \{([^}]*)\} from 'lucide-react'/, (_, names: string) =>
      names.split(',').map(importOf).join(''),
    )
  },
}

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const libraryDraws = "import createLucideIcon from '../createLucideIcon.mjs'"

function drawnByUs(code: string, id: string): string {
  if (!code.includes(libraryDraws)) throw new Error(`${id} is drawn in another way than before.`)
  return code.replace(libraryDraws, `import { drawIcon as createLucideIcon } from '${drawIcon}'`)
}

function importOf(text: string): string {
  const name = text.trim()
  if (name === '' || name.startsWith('type ')) return ''
  const file = files.get(name)
  if (!file) throw new Error(`There is no icon called ${name}.`)
  return `import ${name} from 'lucide-react/dist/esm/${file.slice(2)}';`
}
