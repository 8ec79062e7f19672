import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as testing from '../apps/server/src/http/testing/test-server.ts'
import { chanceOf } from '../eval/layouts/random.ts'
import { serverBundle } from './build.mjs'

// Bundled as it ships: two copies of a library can stand in a bundle where the sources have one.

const seed = 'malformed documents'
const documents = 400

let folder: string
let inputs: string[]
let app: testing.TestServer

beforeAll(async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'bespeak-build-'))
  // Vitest would compile it anew, elsewhere.
  folder = join(temporary, 'node_modules')
  mkdirSync(folder)
  const entry = join(import.meta.dirname, '../apps/server/src/http/testing/test-server.ts')
  const outfile = join(folder, 'test-server.mjs')
  const { outdir, splitting, ...bundle } = serverBundle(folder)
  const { metafile } = await esbuild.build({ ...bundle, entryPoints: [entry], outfile, metafile: true })
  await esbuild.stop()
  inputs = Object.keys(metafile?.inputs ?? {})
  const { startTestServer }: typeof testing = await import(pathToFileURL(outfile).href)
  app = startTestServer()
}, 120_000)

afterAll(async () => {
  await app.server.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

it('holds one copy of the library of GraphQL: an error of a second one is an error of nobody', () => {
  const copies = inputs.filter((file) => /node_modules\/graphql\/error\/GraphQLError\./.test(file))
  expect(copies).toHaveLength(1)
})

it(`answers ${documents} malformed documents as bad input, and logs no error`, async () => {
  const codes = new Map<string, string>()
  for (const document of malformed()) {
    const { errors } = (await app.query(document)).json()
    codes.set(document, errors?.[0]?.extensions.code ?? 'ran')
  }
  expect([...codes].filter(([, code]) => code !== 'BAD_USER_INPUT')).toEqual([])
  expect(codes.size).toBeGreaterThan(documents / 2)
  expect(app.ran).toEqual([])
  expect(app.logs()).not.toMatch(/"level":[56]0/)
})

const honest = [
  '{ hello }',
  'query Page($of: [Int!]!) { first: hello total(of: $of) thread { next { length } } }',
  'mutation { touch }',
  '{ ...f } fragment f on Query { hello @include(if: true) }',
  'query($piece: Piece = { text: "a" }) { sew(piece: $piece) }',
]
const signs = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '"',
  '"""',
  '\\',
  '$',
  '@',
  '...',
  '&',
  '^',
  '\0',
  '\ud800',
  '0123',
  '1.',
  '#',
]

/** Honest documents, each with some of its characters taken out or others put in, so that none can be read. */
function* malformed() {
  const chance = chanceOf(seed)
  for (let count = 0; count < documents; count += 1) {
    const text = chance.pick(honest)
    const at = chance.between(0, text.length - 1)
    const cut = chance.between(0, 3)
    // The brace that nothing closes.
    yield `${text.slice(0, at)}${chance.pick(signs)}${text.slice(at + cut)} {`
  }
}
