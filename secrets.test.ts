import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname

/** What keys look like; those that tests make up hold no chance letters. */
const secrets: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----/,
  'a key of Stripe': /\b[sr]k_live_[A-Za-z0-9]{16,}/,
  'a secret of a webhook': /\bwhsec_[A-Za-z0-9+/]{24,}/,
  'a key of a cloud': /\bAKIA[0-9A-Z]{16}\b/,
  'a key of a language model': /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  'a token of a code host': /\b(?:ghp|gho|ghs|github_pat|glpat|npm)_[A-Za-z0-9_]{30,}/,
  'a signed token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
}

const found = (files: string[]) =>
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'latin1')
    return Object.entries(secrets).flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}`] : []))
  })

const kept = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const built = ['apps/server/dist', 'apps/web/dist'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
)

describe('[F26] secrets', () => {
  it('of every kind are seen where there are some', () => {
    const samples = [
      ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
      `sk_live_${'a1'.repeat(10)}`,
      `whsec_${'a1'.repeat(16)}`,
      `AKIA${'A1'.repeat(8)}`,
      `sk-ant-${'a1'.repeat(20)}`,
      `ghp_${'a1'.repeat(18)}`,
      `eyJ${'a1'.repeat(12)}.eyJ${'a1'.repeat(12)}.${'a1'.repeat(12)}`,
    ]
    expect(samples.map((text) => Object.values(secrets).some((pattern) => pattern.test(text)))).toEqual(
      samples.map(() => true),
    )
  })

  it('are in no file of the project', () => {
    expect(kept.length).toBeGreaterThan(0)
    expect(found(kept)).toEqual([])
    expect(kept.filter((file) => /(?:^|\/)\.env(?:\.|$)|\.(?:pem|key|p12)$/.test(file))).toEqual([])
  })

  it('are in nothing that is built, nor are its sources', () => {
    expect(built.length).toBeGreaterThan(0)
    expect(found(built)).toEqual([])
    expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
  })
})
