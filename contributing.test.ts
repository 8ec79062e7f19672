import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// CONTRIBUTING.md leads whoever wants to change something to its file: a file that moved is named where it is now.

const text = readFileSync(new URL('CONTRIBUTING.md', import.meta.url), 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('| '))
const isPath = (name: string) => /^(apps|packages|scripts|e2e|docs)\/|^[\w.-]+\.(md|ts)$/.test(name)
const pathsIn = (line: string) =>
  [...line.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => (isPath(name) ? [name] : []))

describe('the map of CONTRIBUTING.md', () => {
  it('names a file or folder for whatever may be changed', () => {
    const named = rows.slice(1)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((row) => pathsIn(row).length === 0)).toEqual([])
  })

  it.each([...new Set(rows.flatMap(pathsIn))])('%s is there', (path) => {
    expect(existsSync(new URL(path, import.meta.url))).toBe(true)
  })
})

describe('the pictures of README.md', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const pictures = [...readme.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path)

  it.each(pictures)('%s is there, and small', (path) => {
    expect(statSync(new URL(path, import.meta.url)).size).toBeLessThanOrEqual(150 * 1024)
  })
})
