import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A file of ours and all that it imports of ours. */
function withImports(url: URL, known = new Map<string, string>()): Map<string, string> {
  if (known.has(url.href)) return known
  const text = readFileSync(url, 'utf8')
  known.set(url.href, text)
  for (const [, path = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) withImports(new URL(path, url), known)
  return known
}

const reading = withImports(new URL('./read-file.ts', import.meta.url))

describe('the code that reads files', () => {
  it('is all looked at', () => {
    expect(reading.size).toBeGreaterThan(25)
  })

  it('[C3] knows no file system and no network, so nothing is left behind and nothing fetched; a browser runs the same', () => {
    const reaching = /from 'node:|\bfetch\(|XMLHttpRequest|WebSocket|importScripts|\bprocess\.(?:env|argv|cwd)/
    expect([...reading].filter(([, text]) => reaching.test(text)).map(([name]) => name)).toEqual([])
  })

  it('leans on two libraries', () => {
    const libraries = [...reading.values()].flatMap((text) =>
      [...text.matchAll(/from '([^.@'][^']*)'/g)].map((it) => it[1]),
    )
    expect(new Set(libraries)).toEqual(new Set(['saxes', 'unpdf']))
  })
})
