// JSON as chat assistants write it: with comments, single or curly quotes, commas too many, breaks inside of texts, and
// sometimes cut off in the middle. What is cut is not taken.

export interface Loose {
  value: unknown
  /** Where it ends. */
  end: number
  /** The text ended before it did. */
  isCut: boolean
}

const closing: Record<string, string> = { '"': '"', "'": "'", '“': '”', '‘': '’', '`': '`' }
/** A comment that is longer than this is none: else every `/*` without an end would be looked for to the end. */
const space = /(?:\s|\/\/[^\n]*|\/\*.{0,500}?\*\/)*/sy
const bare = /[^,:{}[\]\n"]+/y
const deepest = 20

const nothing = Symbol('nothing')

/** What begins at that place with a bracket. */
function readLoosely(text: string, from: number): Loose {
  let at = from
  let isCut = false

  function skip(pattern: RegExp): string {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }

  function next(): string {
    skip(space)
    if (at >= text.length) isCut = true
    return text.charAt(at)
  }

  /** Ended by a mark that something follows which may follow a text: others stand inside of it. */
  function quoted(open: string): string | typeof nothing {
    const close = closing[open] ?? open
    let said = ''
    for (at += 1; at < text.length; at++) {
      const char = text.charAt(at)
      if (char === '\\') said += escapedAt()
      else if (char === close && /^\s*(?:[,:}\]]|$|\/\/)/.test(text.slice(at + 1, at + 40))) {
        at += 1
        return said
      } else said += char
    }
    isCut = true
    return nothing
  }

  function escapedAt(): string {
    at += 1
    const char = text.charAt(at)
    if (char !== 'u') return { n: '\n', t: '\t', r: '\n' }[char] ?? char
    const code = Number.parseInt(text.slice(at + 1, at + 5), 16)
    at += 4
    return Number.isNaN(code) ? '' : String.fromCharCode(code)
  }

  function plain(): unknown {
    const word = skip(bare).trim()
    if (word === '') at += 1
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word)
    return word === 'null' || word === '' ? null : word
  }

  function value(depth: number): unknown {
    const char = next()
    if (char === '{') return members(depth)
    if (char === '[') return items(depth)
    return char in closing ? quoted(char) : plain()
  }

  function items(depth: number): unknown[] {
    const list: unknown[] = []
    at += 1
    while (next() !== ']' && !isCut) {
      if (text.charAt(at) === ',' || depth > deepest) at += 1
      else {
        const item = value(depth + 1)
        if (item !== nothing) list.push(item)
      }
    }
    at += 1
    return list
  }

  function members(depth: number): Map<string, unknown> {
    const found = new Map<string, unknown>()
    at += 1
    while (next() !== '}' && !isCut) {
      if (/[,:\]]/.test(text.charAt(at)) || depth > deepest) {
        at += 1
        continue
      }
      const char = text.charAt(at)
      const name = char in closing ? quoted(char) : skip(/[^\s:,{}[\]]+/y) || plain()
      if (name === nothing || next() !== ':') continue
      at += 1
      const member = value(depth + 1)
      if (member !== nothing) found.set(String(name), member)
    }
    at += 1
    return found
  }

  const read = value(0)
  return { value: read, end: Math.max(at, from + 1), isCut }
}

const mostTries = 200

/** Every piece of JSON in a text, whatever stands around it. */
export function jsonIn(text: string): Loose[] {
  const found: Loose[] = []
  let tries = 0
  for (let at = text.search(/[{[]/); at >= 0 && tries < mostTries; tries++) {
    const read = isBegin(text, at) ? readLoosely(text, at) : null
    if (read) found.push(read)
    const from = read ? read.end : at + 1
    const after = text.slice(from).search(/[{[]/)
    at = after < 0 ? -1 : from + after
  }
  return found
}

/** `{"line"` and `[{`, not `[12]` and `[contact 1]`. */
const isBegin = (text: string, at: number) =>
  /^(?:\{\s*(?:["'“‘]|\w+\s*:|\/)|\[\s*[{["“])/.test(text.slice(at, at + 200))

export const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The first member whose name, without blanks and signs, is of this kind. */
export function fieldOf(members: Map<string, unknown>, pattern: RegExp): unknown {
  for (const [name, value] of members) if (pattern.test(plainName(name))) return value
  return undefined
}
