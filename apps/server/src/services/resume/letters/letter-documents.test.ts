import { readFile } from '@bespeak/documents/read-file.ts'
import { templates } from '@bespeak/documents/write/layout.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field, startTestApp } from '../../../testing/app.ts'
import { documentsWrittenHere } from '../../../testing/documents.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, resumeCalls } from '../testing/resume-calls.ts'
import { type Letter, letterCalls } from './testing/letter-calls.ts'

let letters: ReturnType<typeof letterCalls>
let id: number
const here = appWithUser({ env: { BILLING_PROVIDER: 'none' } })
beforeAll(async () => {
  letters = letterCalls(here.calls.ask)
})
beforeEach(async () => {
  id = (await here.calls.tailored(here.user)).id
})

interface File {
  filename: string
  contentType: string
  contentBase64: string
}

const write = async (over: object = {}) =>
  field<Letter>(await letters.generate(here.user, id, over), 'generateCoverLetter')
const file = async (over: object) =>
  field<File>(await letters.document(here.user, id, over), 'generateCoverLetterDocument')

/** All that a file says, without its breaks. */
async function wordsIn({ contentBase64 }: File): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(contentBase64, 'base64'))
  const read = await readFile(bytes)
  if (!read.ok) throw new Error(read.message)
  return plain(read.source.fragments.map(({ text }) => text).join(' '))
}
const plain = (text: string) => text.replace(/\s+/g, '')

describe('a letter as a file', () => {
  it('is refused where there is no letter, in another format, or in a look there is none of', async () => {
    expect(codeOf(await letters.document(here.user, id))).toBe('NOT_FOUND')
    await write()
    expect(codeOf(await letters.document(here.user, id, { format: 'json' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await letters.document(here.user, id, { layout: { template: 'gothic' } }))).toBe('BAD_USER_INPUT')
  })

  it('is refused in a sentence where a line cannot be printed', async () => {
    const renderLetter = async () => ({ ok: false, reason: 'unproven', line: 'Ⰰ' }) as const
    const own = await startTestApp({ parts: { writerFor: () => ({ ...documentsWrittenHere, renderLetter }) } })
    const ownCalls = resumeCalls(own)
    const person = await own.signUp()
    const version = await ownCalls.tailored(person)
    await letterCalls(ownCalls.ask).generate(person, version.id)
    const answer = await letterCalls(ownCalls.ask).document(person, version.id)
    expect(answer.body.errors?.[0]?.message).toContain('One line cannot be printed as it stands: “Ⰰ”.')
    await own.close()
  })

  it.each(['pdf', 'docx', 'txt'])(
    'as %s says who writes, when, to whom, and every word that stands',
    async (format) => {
      const { sentences } = await write({ options: { recipient: 'Ms Okafor, Head of Operations' } })
      const made = await file({ format })
      expect(made.filename).toMatch(new RegExp(`^[^, ]+-Letter-Marlow-Grid\\.${format}$`))
      const words = await wordsIn(made)
      const date = here.app.clock.now().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
      for (const text of [date, 'Ms Okafor, Head of Operations', 'Marlow Grid', 'Dear Ms Okafor,'])
        expect(words).toContain(plain(text))
      for (const { text } of sentences) expect(words).toContain(plain(text))
    },
  )

  it.each(templates)('is set in the template %s, on the paper that is asked for', async (template) => {
    await write()
    const made = await file({ layout: { template, pageSize: 'letter', accent: '#1d4ed8' } })
    expect(Buffer.from(made.contentBase64, 'base64').subarray(0, 4).toString()).toBe('%PDF')
    const date = here.app.clock.now().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
    expect(await wordsIn(made)).toContain(plain(date))
  })

  it('says what the person made of it: lists, bold words and all', async () => {
    const { content } = await write()
    const typed = content.replace('</p><p>', '</p><p>I <strong>type</strong> &amp; keep.</p><ul><li>One</li></ul><p>')
    field(await letters.save(here.user, id, typed), 'updateTailoredResumeCoverLetter')
    expect(await wordsIn(await file({ format: 'docx' }))).toContain('Itype&keep.One')
  })

  it('leaves the version as it is', async () => {
    await write()
    const before = await letters.get(here.user, id)
    await file({})
    expect(await letters.get(here.user, id)).toEqual(before)
  })
})

describe('a letter whose resume is deleted', () => {
  const remove = async () => {
    const { originalResumeId } = await here.calls.get(here.user, id)
    await here.calls.ask(here.user, 'mutation($id: Int!) { deleteResume(id: $id) }', { id: originalResumeId })
  }

  it('can be read, changed, written again and downloaded', async () => {
    const { content } = await write()
    await remove()
    expect((await letters.get(here.user, id)).coverLetter).toBe(content)
    expect(codeOf(await letters.save(here.user, id, `${content}<p>P.S.</p>`))).toBeUndefined()
    expect((await write()).content).toBe(content)
    expect(codeOf(await letters.document(here.user, id, { format: 'docx' }))).toBeUndefined()
    expect((await letters.list(here.user, { withCoverLetter: true })).map((it) => it.id)).toEqual([id])
  })

  it('takes its version along when it is removed: nothing of a deleted resume is left', async () => {
    await write()
    await remove()
    field(await letters.save(here.user, id, null), 'updateTailoredResumeCoverLetter')
    expect(await letters.list(here.user, {})).toEqual([])
  })

  it('stays alone: a version without one goes with its resume', async () => {
    await remove()
    const text = 'query($id: Int!) { tailoredResume(id: $id) { id } }'
    expect(codeOf(await here.calls.ask(here.user, text, { id }))).toBe('NOT_FOUND')
  })
})
