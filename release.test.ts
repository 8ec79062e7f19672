import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './apps/server/src/adapters/embedded-postgres/index.ts'
import { signUp } from './bench/api/people.ts'
import { postTo } from './bench/api/server.ts'
import { serverToKill } from './bench/kills/server.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bespeak-release-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const release = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/release.mjs', ...args], { cwd: import.meta.dirname, encoding: 'utf8' })

describe('a release', () => {
  it.each([
    ['', []],
    [', nor is that of the page that checks a text', ['check']],
  ])('is written into no folder that holds something%s', (_, what) => {
    writeFileSync(join(folder, 'mine'), '')
    const { status, stderr } = release(...what, folder)
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${folder} is not empty.\n` })
  })

  it('is written nowhere else than it is told to', () => {
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run release -- FOLDER') })
  })

  it('of the page that checks a text says its size and what it needs, and leads to nothing outside', () => {
    const target = join(folder, 'check')
    const { status, stdout } = release('check', target)
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/files, [\d,]+ KB\.$/m) })
    const first = Number(/loads (\d+) KB of scripts/.exec(stdout)?.[1])
    expect(first).toBeLessThanOrEqual(150)
    const page = readFileSync(join(target, 'index.html'), 'utf8')
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses.filter((address) => !address.startsWith('./assets/'))).toEqual([])
  }, 600_000)

  it('runs by itself on a database elsewhere, prints a document, and names every package in it', async () => {
    const target = join(folder, 'bespeak')
    expect(release(target, '--without-database').status).toBe(0)
    const dataDir = join(folder, 'data')
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgresql'), durability: 'test' })
    const env = { DATABASE_URL: postgres.connectionString, FILES_SHARED: 'yes' }
    const server = await serverToKill(dataDir, env, join(target, 'apps/server/dist/main.js'))
    try {
      expect(await server.start()).not.toBeNull()
      const { ask } = await signUp({ post: postTo(server.address), outbox: join(dataDir, 'outbox') }, 'mara_ellison')
      const { createResume } = await ask<{ createResume: { id: number } }>(
        'mutation($input: ResumeInput!) { createResume(input: $input) { id } }',
        { input: { title: 'Mine', content: '<h1>Mara Ellison</h1><h2>Skills</h2><p>SQL, dbt</p>' } },
      )
      const { generateResumeDocument } = await ask<{ generateResumeDocument: { url: string } }>(
        'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }',
        { input: { resumeId: createResume.id, format: 'pdf' } },
      )
      const { pathname, search } = new URL(generateResumeDocument.url)
      const file = await fetch(`${server.address}${pathname}${search}`)
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      expect((await fetch(server.address)).status).toBe(200)
    } finally {
      await server.stop()
      await postgres.stop()
    }
    const { components } = JSON.parse(readFileSync(join(target, 'sbom.json'), 'utf8'))
    const named = components.map(({ name }: { name: string }) => name)
    expect(named).toEqual(expect.arrayContaining(['pg', 'fastify', 'react', 'sharp']))
    expect(named).not.toContain('vitest')
  }, 600_000)
})
