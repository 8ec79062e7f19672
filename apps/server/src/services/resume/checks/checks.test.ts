import type { CheckedSentence } from '@bespeak/domain/check/index.ts'
import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { callsTo } from '../../../testing/identity-calls.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorPage, welderPage } from '../testing/resume-calls.ts'

const here = appWithUser()

const query = `query($text: String!, $resumeId: Int, $addressee: String) {
  checkText(text: $text, resumeId: $resumeId, addressee: $addressee) {
    text from to verdict sources lost findings { from to kind message }
  }
}`
const ask = (given: { text: string; resumeId?: number; addressee?: string }, by = here.user) =>
  here.calls.ask(by, query, given)
const checked = async (...given: Parameters<typeof ask>) => field<CheckedSentence[]>(await ask(...given), 'checkText')
const verdicts = (sentences: readonly CheckedSentence[]) => sentences.map(({ verdict }) => verdict)

const plates = 'Helped with fitting hull plates.'
const clusters = 'Run 12 k8s clusters for 40 services.'

describe('checkText refuses', () => {
  it('a stranger, and answers about the resume of somebody else as about none', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const other = await here.app.signUp()
    expect(codeOf(await here.app.call('resume', query, { text: plates, resumeId }))).toBe('UNAUTHENTICATED')
    expect(codeOf(await ask({ text: plates, resumeId }, other))).toBe('NOT_FOUND')
    expect((await ask({ text: plates, resumeId }, other)).body).toEqual(
      (await ask({ text: plates, resumeId: 2_000_000_000 }, other)).body,
    )
  })

  it.each([
    ['an empty text', ' \n', 'Paste the text you want to check.'],
    ['200 KB', 'a b. '.repeat(40_000), 'This text is longer than 100 KB. Check one letter or resume at a time.'],
  ])('%s, in a sentence that helps', async (_, text, message) => {
    await here.calls.createResume(here.user, welderPage)
    expect((await ask({ text })).body.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  })

  it('to compare with nothing: without a resume no sentence is green', async () => {
    const message = "We couldn't read anything in this resume. Paste its text, or choose another file."
    expect((await ask({ text: plates })).body.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('[D17] more than a person checks, and many in one request', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const many = Array.from(
      { length: 6 },
      (_, at) => `a${at}: checkText(text: "Tidy.", resumeId: ${resumeId}) { text }`,
    )
    expect(codeOf(await here.calls.ask(here.user, `{ ${many.join(' ')} }`))).toBe('TOO_LARGE')
    await here.app.pool.query(`update kernel.rate_limits set points = 2000000 where key like 'checks-by-user%'`)
    expect(codeOf(await ask({ text: plates, resumeId }))).toBe('RATE_LIMITED')
  })

  it('a resume with a line without an end', async () => {
    const resumeId = await here.calls.createResume(here.user, `<p>${'a'.repeat(6_000)}</p>`)
    expect(codeOf(await ask({ text: plates, resumeId }))).toBe('TOO_LARGE')
  })
})

describe('checkText', () => {
  it('tells what each sentence rests on, in the words of the line', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const text = `Dear Brackwater team,\n${plates} I trained nine apprentices.`
    const [greeting, own, invented] = await checked({ text, resumeId, addressee: 'Brackwater' })
    expect(greeting).toMatchObject({ verdict: 'nothing-to-check', sources: [] })
    expect(own).toMatchObject({ verdict: 'yours', sources: [plates], lost: [], findings: [] })
    expect(text.slice(own?.from, own?.to)).toBe(plates)
    expect(invented?.verdict).toBe('not-yours')
    expect(invented?.sources[0]).toBe('Was responsible for training four apprentices.')
    const [finding] = invented?.findings ?? []
    expect(finding?.kind).toBe('number')
    expect(invented?.text.slice(finding?.from, finding?.to)).toBe('nine')
  })

  it('compares with one resume where it is named, and with all of the person’s where none is', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    await here.calls.createResume(here.user, operatorPage)
    const text = `${plates}\n${clusters}`
    expect(verdicts(await checked({ text, resumeId }))).toEqual(['yours', 'not-yours'])
    expect(verdicts(await checked({ text }))).toEqual(['yours', 'yours'])
  })

  it('knows what the person stated, and not what somebody else did', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const statement = 'I inspected pressure vessels at Dunmore Boilers.'
    const other = await here.app.signUp()
    await here.calls.saveFact(other, { statement })
    expect(verdicts(await checked({ text: statement, resumeId }))).toEqual(['not-yours'])
    await here.calls.saveFact(here.user, { statement })
    expect(verdicts(await checked({ text: statement, resumeId }))).toEqual(['yours'])
  })

  it('takes no line of the sample for the person’s own', async () => {
    await here.calls.createResume(here.user, welderPage)
    const text = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    field(
      await here.calls.ask(here.user, text, { input: { title: 'Sample', content: operatorPage, isSample: true } }),
      'createResume',
    )
    expect(verdicts(await checked({ text: clusters }))).toEqual(['not-yours'])
  })

  it('is for an access token that only reads', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const { token } = await callsTo(here.app).accessToken(here.user, 'read')
    const answer = await here.app.call('resume', query, { text: plates, resumeId }, { token })
    expect(field<CheckedSentence[]>(answer, 'checkText')).toMatchObject([{ verdict: 'yours' }])
  })
})
