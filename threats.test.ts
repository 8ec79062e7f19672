import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The cases of the list, by number. */
const threats = new Map(
  [...read('docs/threats.md').matchAll(/^- ([A-F]\d+) (.+)$/gm)].map(([, id = '', name = '']) => [id, name]),
)

const security = read('SECURITY.md')
const sectionOf = (heading: string) => security.split(/^## /m).find((section) => section.startsWith(heading)) ?? ''
/** The numbers at the start of each line, before the colon. */
const namedIn = (heading: string) =>
  [...sectionOf(heading).matchAll(/^- ([^:\n]+):/gm)].flatMap(([, names = '']) => names.match(/\b[A-F]\d+\b/g) ?? [])

const notApplying = namedIn('Cases that cannot apply')
const notHeld = namedIn('Not held by a test yet')

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.')) return []
    return entry.isDirectory() ? filesIn(path) : [relative(root, path)]
  })
}

const files = filesIn(root)
const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'threats.test.ts')
const cited = tests.flatMap((file) => [...read(file).matchAll(/\[([A-F]\d+)\]/g)].map(([, id = '']) => ({ id, file })))
const filesOf = (id: string) => [...new Set(cited.filter((it) => it.id === id).map(({ file }) => file))]

describe('attack and fault cases', () => {
  it('are shown with the tests that hold them', () => {
    const lines = [...threats].map(([id, name]) => `${id.padEnd(4)}${name.padEnd(70)}${filesOf(id).join(', ') || '–'}`)
    console.info(lines.join('\n'))
    expect(lines.length).toBeGreaterThan(0)
  })

  it('each have a test that carries their number, or a line in SECURITY.md', () => {
    const explained = new Set([...notApplying, ...notHeld])
    expect([...threats.keys()].filter((id) => filesOf(id).length === 0 && !explained.has(id))).toEqual([])
  })

  it('that have a test are not listed as having none', () => {
    expect(notHeld.filter((id) => filesOf(id).length > 0)).toEqual([])
  })

  it('are all in the list, whoever names them', () => {
    const named = [...notApplying, ...notHeld, ...cited.map(({ id }) => id)]
    expect([...new Set(named)].filter((id) => !threats.has(id))).toEqual([])
  })

  it('share no number with a rule of the engine', () => {
    const specs = files.filter((file) => file.endsWith('SPEC.md'))
    const rules = specs.flatMap((file) => [...read(file).matchAll(/^- ([A-Z]+\d+) /gm)].map(([, id = '']) => id))
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((id) => threats.has(id))).toEqual([])
  })
})
