import { expect, it } from 'vitest'
import { codeLinesIn, kindOf, parse, patternStringsIn, patternsIn, wordListCount } from './sources.ts'

// How the size of the engine is counted, so that `npm run eval -- size` says the same of the same code next year.

const kindIn = (room: string, text: string) => kindOf({ room, tree: parse('a.ts', text) })
const linesOf = (text: string) => codeLinesIn(parse('a.ts', text))
const patternsOf = (text: string) => patternsIn(parse('a.ts', text))
const patternStringsOf = (text: string) => patternStringsIn(parse('a.ts', text))
const listsOf = (text: string) => wordListCount(parse('a.ts', text))

it('counts no blank line and no comment', () => {
  expect(linesOf('')).toBe(0)
  expect(linesOf('// why\n\n/** Why,\n * at length. */\nconst a = 1 // one\n/* why */ const b = 2\n')).toBe(2)
})

it('counts every line of a statement, and not the blank ones or comments between', () => {
  expect(linesOf('call(\n  // why\n  a,\n\n  b,\n)\n')).toBe(4)
})

it('counts the lines of a text, and not its blank ones', () => {
  expect(linesOf('const a = `\n  // this is text\n\n  more\n`\n')).toBe(4)
})

it.each([
  ['an array', "export const rows = [\n  ['Python', 'How?'],\n]"],
  ['an object', "export const hours: Record<string, number> = {\n  'Python': 40,\n}"],
  ['text over several lines', 'export const rows = `\nPython | CPython\nJava | JDK\n`'],
  ['tagged text', 'const raw = String.raw\nexport const rows = raw`\nPython\nJava\n`'],
])('takes a file with nothing but %s for a table', (_, text) => {
  expect(kindIn('skills', text)).toBe('table')
})

it.each([
  ['a function', "const rows = ['a', 'b']\nexport const has = (it: string) => rows[0] === it"],
  ['a call', "export const rows = 'a b'.split(' ')\nexport const more = ['a']"],
  ['a choice', 'export const rows = [big ? 1 : 2]'],
  ['a pattern', 'export const rows = [/a/]'],
  ['types alone', 'export interface Row {\n  name: string\n}'],
])('takes a file with %s for code', (_, text) => {
  expect(kindIn('skills', text)).toBe('code')
})

it.each(['words', 'tables'])('counts a table of words in %s/ as code', (room) => {
  expect(kindIn(room, "export const light = ['do', 'make']")).toBe('code')
})

it('takes what a command made for learnt, also where it calls something', () => {
  const text =
    "import { unpacked } from './packed.ts'\n\n// Made by `npm run layouts -- train-heads`.\n\nunpacked('OQQ')"
  expect(kindIn('reading', text)).toBe('learnt')
  expect(kindIn('reading', 'const made = "// Made by `npm run layouts`"\ncall(made)')).toBe('code')
})

it.each([
  ['const a = /a|b/.test(c)', 1],
  ["const a = new RegExp('a')", 1],
  ['const a = RegExp(b.source)', 1],
  ['const a = [/a/, /b/u]', 2],
  ["const a = 'a/b/c'.split('/')", 0],
  ["const a = 1 / 2 / 3 // /a/\nconst b = '/a/'", 0],
])('%s has %i patterns', (text, count) => {
  expect(patternsOf(text)).toBe(count)
})

it.each([
  ["'\\\\bteam\\\\b'"],
  ["'(?:crew|staff)'"],
  ["'crew|staff'"],
  ["'led (a |an )?team'"],
  ["'^was'"],
  ["'years$'"],
  ["'[^,]*'"],
  ["'\\\\p{Lu}'"],
  [`\`\${team}\\\\s+of\``],
])('%s is a pattern in a string', (string) => {
  expect(patternStringsOf(`const a = ${string}`)).toBe(1)
})

it.each([
  ["'Say what you did, and for whom. Why?'"],
  ["'It went up by 12 % (see above).'"],
  ["'Python | >Python 3, CPython | Programming'"],
  ["'set-up create start'"],
  [`\`\${name} (\${year})\``],
  ["new RegExp('crew|staff')"],
  [`new RegExp(\`^\${team}$\`)`],
])('%s is none', (string) => {
  expect(patternStringsOf(`const a = ${string}`)).toBe(0)
})

it('counts a pattern for each line of a string that holds one', () => {
  expect(patternStringsOf('const a = `\n  no(?! more)\n  never\n  crews?\\\\b\n`')).toBe(2)
})

it('finds no pattern in what a file imports', () => {
  expect(patternStringsOf("import { a } from './a|b.ts'\nexport { c } from '^c'\ntype D = 'd|e'")).toBe(0)
})

it.each([
  ["const a = ['crew', 'staff', 'team']", 1],
  ["const a = 'crew staff team'.split(' ')", 1],
  ["const a = wordSet('crew staff team')", 1],
  ['const a = /crew|staff|team/', 1],
  // One list, however many groups of words it has.
  ['const a = /(crew|staff|team) (of|with|from|under)/', 1],
  ["const a = { words: 'dig excavate trench', why: 'to move a lot of earth' }", 1],
  ["const a = { words: '(dig|excavate|trench) a hole', why: 'earth' }", 1],
  ["const a = { words: 'dig excavate', why: 'earth' }", 0],
  ["const a = ['crew', 'staff']", 0],
  ["const a = 'Say what you did.'", 0],
  ["const a: Kind[] = ['line', 'fact', 'skill']", 0],
])('%s has %i word lists', (text, count) => {
  expect(listsOf(text)).toBe(count)
})
