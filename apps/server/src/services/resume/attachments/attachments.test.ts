import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptFiles } from '../../../adapters/files/encrypted-files.ts'
import { createLocalFiles } from '../../../adapters/files/local-files.ts'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'

const pdf = new Uint8Array(readFileSync(new URL('../../../../../../eval/files/nurse.even.pdf', import.meta.url)))
const createText = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const downloadText = 'query($id: Int!) { downloadResumeAttachment(id: $id) { contentBase64 } }'
const duplicateText = 'mutation($id: Int!) { duplicateResume(id: $id) { title filePath } }'

let app: TestApp
let folder: string
const damaged: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-attachments-'))
  const files = encryptFiles(createLocalFiles(folder), [new TextEncoder().encode('a key of the tests')], (key) =>
    damaged.push(key),
  )
  app = await startTestApp({ parts: { files } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A resume with a file, and the path that the file is kept under. */
async function withFile() {
  const { token } = await app.signUp()
  const before = await readdir(folder, { recursive: true })
  const file = { place: 'input.file', name: 'resume.pdf', bytes: pdf }
  const answer = await app.upload(createText, { input: { title: 'Mine', file: null } }, file, token)
  const added = (await readdir(folder, { recursive: true })).filter((name) => !before.includes(name))
  const [name = ''] = added.filter((it) => it.includes('/'))
  const { id } = field<{ id: number }>(answer, 'createResume')
  return { path: join(folder, name), ask: (text: string) => app.call('resume', text, { id }, { token }) }
}

describe('[F5] a kept file that is no longer as it was written', () => {
  it.each<[string, (whole: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut off in its head', (whole) => whole.subarray(0, 9)],
    ['cut off', (whole) => whole.subarray(0, -1)],
    ['changed', (whole) => Buffer.concat([whole.subarray(0, -1), Buffer.of((whole.at(-1) ?? 0) ^ 1)])],
    ['of another make', (whole) => Buffer.concat([Buffer.of(9), whole.subarray(1)])],
  ])('%s: is said to be damaged, to the person and once to the operator', async (_, damage) => {
    const { path, ask } = await withFile()
    await writeFile(path, damage(await readFile(path)))
    damaged.length = 0

    const { body } = await ask(downloadText)

    expect(body.errors).toEqual([
      expect.objectContaining({
        message: 'This file is damaged and cannot be opened. Please upload it again.',
        extensions: { code: 'UNSUPPORTED_FILE' },
      }),
    ])
    expect(damaged).toEqual([path.split('/').at(-1)])
    expect(app.logs()).not.toContain('unexpected error')
  })

  it('does not keep its resume from being copied, without it', async () => {
    const { path, ask } = await withFile()
    await writeFile(path, '')

    const copy = field(await ask(duplicateText), 'duplicateResume')

    expect(copy).toEqual({ title: 'Copy of Mine', filePath: null })
  })
})
