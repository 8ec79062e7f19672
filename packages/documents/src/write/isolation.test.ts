import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A file of ours and all that it imports of ours. */
function withImports(url: URL, known = new Map<string, string>()): Map<string, string> {
  if (known.has(url.href)) return known
  const text = readFileSync(url, 'utf8')
  known.set(url.href, text)
  for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) withImports(new URL(path, url), known)
  return known
}

const shared = ['layout.ts', 'accent.ts', 'blocks/blocks.ts', 'blocks/plain-text.ts', 'fonts/missing-glyphs.ts']

describe('what page and server share of writing', () => {
  it.each(shared)('%s runs in a browser: no file system, no process, no compiler', (file) => {
    const reaching = /from 'node:|from '(?!\.|@bespeak\/domain|zod)|\bprocess\.|\bBuffer\b/
    const files = withImports(new URL(file, import.meta.url))
    expect([...files].filter(([, text]) => reaching.test(text)).map(([name]) => name)).toEqual([])
  })
})
