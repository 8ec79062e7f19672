import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../../lib/graphql/request.ts'
import { jobInHand } from '../../lib/job-in-hand.ts'
import { resultInHand } from '../../lib/result-in-hand.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import {
  advertisement,
  checkPage,
  field,
  press,
  putIn,
  resumeFile,
  resumeText,
  showUpload,
  signedIn,
  signIn,
} from './testing/upload-page.tsx'
import { holdWhatIsKept } from './testing/what-is-kept.ts'
import { emptyTrial, forgetTrial, keepTrial, keptTrial } from './trial.ts'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))
vi.mock('@bespeak/documents/read-browser.ts', () => import('../../testing/reading-here.ts'))
// A file goes out by XMLHttpRequest; here it is answered as fetch is.
vi.mock('../../lib/graphql/fetch-with-progress.ts', () => ({
  fetchWithProgress: (address: string, init: RequestInit) => fetch(address, init),
}))

afterEach(async () => {
  await forgetTrial(null)
  await forgetTrial(1)
})

const saves = {
  ...signedIn,
  CreateResume: () => data({ createResume: { id: 7, title: 'mara', updatedAt: '2026-01-05T09:00:00.000Z' } }),
  SelectResume: () => data({ selectResume: true }),
}

async function answer(words: string) {
  await press('I have this: Snowflake')
  await userEvent.click(await screen.findByRole('textbox', { name: /Snowflake/ }))
  await userEvent.paste(words)
  await press('Add to resume')
}

describe('/upload without an account', () => {
  it('measures in the browser: no request carries the file or the text', async () => {
    const calls = vi.mocked(fetch)
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send')
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    showUpload()
    await putIn()
    expect(await screen.findByRole('img', { name: /^Your match: \d+ of 100/ })).toBeDefined()
    expect(screen.getByRole('table', { name: 'Keywords of the job' }).textContent).toContain('Snowflake')
    expect(screen.getByRole('heading', { name: 'Top fixes' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'ATS check' })).toBeDefined()
    expect(calls.mock.calls.filter(([, init]) => init?.body != null)).toEqual([])
    expect(sent).not.toHaveBeenCalled()
    expect(beacon).not.toHaveBeenCalled()
  })

  it('shows the tailored page before anybody asks for an account', async () => {
    showUpload()
    await putIn()
    await userEvent.clear(screen.getByLabelText('Job description'))
    await userEvent.paste('Product Analyst\nWhat you need\n- Tableau\n- SQL')
    const page = await screen.findByRole('region', { name: 'Tailored resume' })
    expect(page.textContent).toContain('Wrote SQL models that feed the weekly claims dashboard')
    expect(await screen.findByText('in the ad’s order')).toBeDefined()
    expect(
      screen.getByText("For this job: skills in the ad's order. The wording is yours.", { selector: 'p' }),
    ).toBeDefined()
    expect(vi.mocked(fetch).mock.calls.filter(([, init]) => init?.body != null)).toEqual([])
  })

  it('reads title and company from the ad where nobody typed them; what is typed or taken out stays', async () => {
    showUpload()
    await userEvent.click(await screen.findByLabelText('Job description'))
    await userEvent.paste(`Company: Fernhill Energy\n${advertisement}`)
    await waitFor(() => expect(field('Company').value).toBe('Fernhill Energy'))
    expect(field('Job title').value).toBe('Product Analyst')
    await userEvent.clear(field('Company'))
    await userEvent.type(field('Job title'), ', Claims')
    await userEvent.type(screen.getByLabelText('Job description'), '.')
    await act(() => new Promise((done) => setTimeout(done, 600)))
    expect([field('Company').value, field('Job title').value]).toEqual(['', 'Product Analyst, Claims'])
  })

  it('brings the result into view without the focus, and not under the hands of who types', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    showUpload()
    await userEvent.upload(await screen.findByLabelText('Choose a file'), resumeFile())
    await screen.findByText('mara.txt')
    const typedIn = screen.getByLabelText('Job description')
    await userEvent.type(typedIn, 'Analyst{Enter}What you need{Enter}- SQL')
    await screen.findByRole('region', { name: 'Tailored resume' })
    expect(scrolled).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/^Your match: \d+ of 100, \w+\./).getAttribute('role')).toBe('status')
  })

  it('is led to at once after a paste, with the focus where it was', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    showUpload()
    await putIn()
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    expect(document.activeElement).toBe(screen.getByLabelText('Job description'))
  })

  it('is led to at once where the file comes last', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    showUpload()
    await userEvent.type(await screen.findByLabelText('Job description'), 'Analyst{Enter}What you need{Enter}- SQL')
    await userEvent.upload(screen.getByLabelText('Choose a file'), resumeFile())
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  })

  it('has what was read corrected without an account', async () => {
    showUpload()
    await putIn()
    await userEvent.click(await screen.findByRole('link', { name: 'Review' }))
    await checkPage()
    await userEvent.type(field('Name'), ' Reed')
    await press('Done')
    expect(await screen.findByText(/Mara Ellison Reed/)).toBeDefined()
    expect(screen.getByText('You reviewed this.')).toBeDefined()
    expect(vi.mocked(fetch).mock.calls.filter(([, init]) => init?.body != null)).toEqual([])
  })

  it('leads to an account, and on from here afterwards', async () => {
    showUpload()
    await putIn()
    const link = await screen.findByRole('link', { name: 'Create a free account to save and download' })
    expect(link.getAttribute('href')).toBe('/auth?mode=register&redirect=%2Fupload%3Fcheck%3Dtailor')
    await screen.findByRole('region', { name: 'Tailored resume' })
    await userEvent.click(link)
    expect(resultInHand.read()).toEqual({ score: expect.any(Number), changes: expect.any(Number) })
  })

  it('says what is wrong with a file, and what to do', async () => {
    showUpload()
    await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['\0'], 'cv.txt'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Please/)
  })

  it('takes pasted text', async () => {
    showUpload()
    await userEvent.click(await screen.findByLabelText('Paste'))
    await userEvent.click(screen.getByLabelText('Your resume as text'))
    await userEvent.paste(resumeText)
    await press('Use this text')
    expect(await screen.findByText('Pasted text')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'ATS check' })).toBeDefined()
  })

  it('cuts a job description at 6000 characters, and says above 5800 that the end is near', async () => {
    showUpload()
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Job description')
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(5801))
    expect(screen.getByText('Approaching maximum length')).toBeDefined()
    await userEvent.paste('b'.repeat(500))
    expect(field.value.length).toBe(6000)
    expect(screen.getByText('6000 / 6000')).toBeDefined()
    expect(currentToasts()[0]?.title).toBe('Job ad truncated')
  })

  it('points to the button that reads a pasted resume, where its score is waited for', async () => {
    showUpload()
    await userEvent.click(await screen.findByLabelText('Paste'))
    await userEvent.click(screen.getByLabelText('Your resume as text'))
    await userEvent.paste(resumeText)
    const waiting = screen.getByText('Press “Use this text” to see the score here.').parentElement ?? document.body
    // Also where the text is out of sight.
    await userEvent.click(screen.getByLabelText('Upload'))
    await userEvent.click(within(waiting).getByRole('button', { name: 'Use this text' }))
    expect(await screen.findByText('Pasted text')).toBeDefined()
  })

  it('says of a text that is not English that matching and writing are made for English', async () => {
    const german = 'Verantwortlich für die Auswertung der Schadensmeldungen und die Betreuung der Kunden im Alltag. '
    showUpload()
    await userEvent.click(await screen.findByLabelText('Paste'))
    await userEvent.click(screen.getByLabelText('Your resume as text'))
    await userEvent.paste(`Mara Ellison\nBerufserfahrung\nSachbearbeiterin\n${german.repeat(6)}`)
    await press('Use this text')
    expect(await screen.findByText(/Matching and writing are made for English/)).toBeDefined()
  })

  it('shows what was answered, and takes it back', async () => {
    showUpload()
    await putIn()
    await answer('Loaded claims data into Snowflake at Corbel Insurance.')
    const given = await screen.findByRole('region', { name: 'Your answers' })
    expect(given.textContent).toContain('Snowflake: Loaded claims data into Snowflake at Corbel Insurance.')
    await press('Take back: Snowflake')
    expect(await screen.findByRole('button', { name: 'I have this: Snowflake' })).toBeDefined()
    expect(screen.queryByText('from your answer')).toBeNull()
    expect((await keptTrial(null))?.answers).toEqual([])
  })

  it('forgets the answer that is being written, and the result that waits, with all the rest', async () => {
    resultInHand.keep({ score: 72, changes: 5 })
    const visit = showUpload()
    await putIn()
    await press('I have this: Snowflake')
    await userEvent.click(await screen.findByRole('textbox', { name: /Snowflake/ }))
    await userEvent.paste('Loaded claims')
    visit.unmount()
    showUpload()
    expect(await screen.findByDisplayValue('Loaded claims')).toBeDefined()
    await press('Delete')
    expect(resultInHand.read()).toBeNull()
    await putIn()
    await press('I have this: Snowflake')
    expect(screen.queryByDisplayValue('Loaded claims')).toBeNull()
  })

  it('forgets everything when asked to', async () => {
    showUpload()
    await putIn()
    await press('Delete')
    expect(await screen.findByLabelText('Choose a file')).toBeDefined()
    expect(await keptTrial(null)).toBeNull()
  })
})

describe('what a visitor put in', () => {
  it('comes without taking the focus from whoever types already', async () => {
    await keepTrial(null, { ...emptyTrial, company: 'Fernhill', pasted: resumeText })
    const find = holdWhatIsKept()
    showUpload()
    const typedIn = field('Job description')
    await userEvent.type(typedIn, 'Cook')
    find()
    await waitFor(() => expect(field('Company').value).toBe('Fernhill'))
    expect(field('Your resume as text').value).toBe(resumeText)
    expect(document.activeElement).toBe(typedIn)
    expect(typedIn.value).toBe('Cook')
  })

  it('stays what one types in, also where all of it is deleted', async () => {
    await keepTrial(null, { ...emptyTrial, pasted: 'Mara' })
    showUpload()
    await userEvent.clear(await screen.findByLabelText('Your resume as text'))
    expect(field('Your resume as text').value).toBe('')
  })

  it('is there again after signing in, and is then the account’s alone', async () => {
    const visit = showUpload()
    await putIn()
    await waitFor(async () => expect((await keptTrial(null))?.advertisement).toBe(advertisement))
    visit.unmount()

    answerByOperation(signedIn)
    signIn()
    showUpload()
    expect(await screen.findByText('mara.txt')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Job description').value).toBe(advertisement)
    expect(await keptTrial(null)).toBeNull()
  })

  it('is kept for 30 days', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-01'), toFake: ['Date'] })
    await keepTrial(null, { ...emptyTrial, pasted: resumeText })
    vi.setSystemTime(new Date('2026-01-30'))
    expect((await keptTrial(null))?.pasted).toBe(resumeText)
    vi.setSystemTime(new Date('2026-02-01'))
    expect(await keptTrial(null)).toBeNull()
  })
})

/** What `createResume` was sent. */
function sentResume(calls: ReturnType<typeof answerByOperation>) {
  const bodies = calls.mock.calls.map(([, init]) => init?.body)
  const form = bodies.find(
    (body) => body instanceof FormData && String(body.get('operations')).includes('CreateResume'),
  )
  if (!(form instanceof FormData)) throw new Error('no resume was sent')
  return { ...JSON.parse(String(form.get('operations'))).variables.input, file: form.get('0') }
}
async function askPreview() {
  await press('Preview for a job')
  await checkPage()
  await press('Save and preview')
}
const address = () => screen.getByLabelText('Address').textContent

describe('/upload signed in', () => {
  it.each([['Save and tailor'], ['Preview for a job']])(
    'does not save what nobody has checked: "%s" shows first what was read',
    async (name) => {
      const created = vi.fn(saves.CreateResume)
      answerByOperation({ ...saves, CreateResume: created })
      signIn()
      showUpload()
      await putIn()
      await press(name)
      const heading = await checkPage()
      await waitFor(() => expect(document.activeElement).toBe(heading))
      expect(created).not.toHaveBeenCalled()
      await press('Back')
      expect(await screen.findByText('mara.txt')).toBeDefined()
      expect(field('Job description').value).toBe(advertisement)
    },
  )

  it('saves what was corrected with the original file, and opens the tailor screen with the job filled in', async () => {
    const calls = answerByOperation(saves)
    signIn()
    showUpload()
    await putIn()
    await userEvent.type(screen.getByLabelText('Company'), 'Fernhill')
    await userEvent.click(screen.getByLabelText('Warm'))
    await press('Save and tailor')
    await checkPage()
    await userEvent.type(field('Name'), ' Reed')
    await userEvent.clear(field('Title of this resume'))
    await userEvent.type(field('Title of this resume'), 'For analysts')
    await press('Save and tailor')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    const sent = sentResume(calls)
    expect(sent.title).toBe('For analysts')
    expect(sent.content).toContain('Mara Ellison Reed')
    expect(sent.file).toBeInstanceOf(File)
    expect(jobInHand.take()).toEqual({
      company: 'Fernhill',
      advertisement,
      options: { tone: 'warm', length: 'full', emphasis: [] },
      tailors: 7,
    })
    expect(await keptTrial(1)).toBeNull()
  })

  it('saves at once what the visitor has looked at before, and goes on into the tailored result', async () => {
    const visit = showUpload()
    await putIn()
    await press('Looks right')
    await waitFor(async () => expect((await keptTrial(null))?.resume?.isReviewed).toBe(true))
    visit.unmount()
    const calls = answerByOperation(saves)
    signIn()
    showUpload('/upload?check=tailor')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    expect(sentResume(calls).content).toContain('Mara Ellison')
    expect(jobInHand.take()).toMatchObject({ advertisement, tailors: 7 })
  })

  it('goes on into the tailored result that brought the visitor, without a form where nothing is in doubt', async () => {
    const visit = showUpload()
    await putIn()
    await userEvent.clear(screen.getByLabelText('Job description'))
    await userEvent.paste(`Company: Fernhill Energy\n${advertisement}`)
    await screen.findByText('Does it look right?')
    await screen.findByRole('region', { name: 'Tailored resume' })
    await userEvent.click(screen.getByRole('link', { name: 'Create a free account to save and download' }))
    visit.unmount()
    const calls = answerByOperation(saves)
    signIn()
    showUpload('/upload?check=tailor')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    expect(sentResume(calls).content).toContain('Mara Ellison')
    expect(jobInHand.take()).toMatchObject({ company: 'Fernhill Energy', tailors: 7 })
  })

  it('asks first what is in doubt, also on the way into a result', async () => {
    resultInHand.keep({ score: 72, changes: 5 })
    answerByOperation(saves)
    signIn()
    const visit = showUpload()
    await userEvent.upload(
      await screen.findByLabelText('Choose a file'),
      new File([resumeText.replace('Mar 2021', 'Marz 21')], 'mara.txt', { type: 'text/plain' }),
    )
    await screen.findByText(/^\d+ to check/)
    visit.unmount()
    showUpload('/upload?check=tailor')
    expect(await checkPage()).toBeDefined()
  })

  it('takes the answers of a visitor over into the account, where they are kept before it is tailored', async () => {
    const visit = showUpload()
    await putIn()
    await answer('Loaded claims data into Snowflake at Corbel Insurance.')
    expect(await screen.findByText('from your answer')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'I have this: Snowflake' })).toBeNull()
    await press('Looks right')
    await waitFor(async () => expect((await keptTrial(null))?.resume?.isReviewed).toBe(true))
    visit.unmount()
    const told = vi.fn(() => data({ saveFact: { id: 1 } }))
    answerByOperation({ ...saves, SaveFact: told })
    signIn()
    showUpload('/upload?check=tailor')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    expect(told).toHaveBeenCalledExactlyOnceWith({
      input: { statement: 'Loaded claims data into Snowflake at Corbel Insurance.', requirement: 'Snowflake' },
    })
  })

  it('gives the job the title that was typed', async () => {
    const created = vi.fn(() => data({ createJobDescription: { id: 3 } }))
    answerByOperation({ ...saves, CreateJobDescription: created })
    signIn()
    showUpload()
    await putIn()
    await userEvent.type(field('Job title'), 'Analyst, Claims')
    await press('Looks right')
    await press('Save and tailor')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    expect(created).toHaveBeenCalledWith({
      input: { title: expect.stringContaining('Analyst, Claims'), company: '', description: advertisement },
    })
  })

  it('shows what was looked at before once more where saving fails', async () => {
    answerByOperation({ ...saves, CreateResume: () => refusal('The server is tired.') })
    signIn()
    showUpload()
    await putIn()
    await press('Looks right')
    await press('Save and tailor')
    expect((await screen.findByRole('alert')).textContent).toContain('Everything is kept in this browser.')
    expect(screen.getByRole('heading', { name: 'Review your resume' })).toBeDefined()
    vi.mocked(console.error).mockClear()
  })

  it('keeps what was corrected, after a reload and on the way back, and measures that', async () => {
    answerByOperation(saves)
    signIn()
    const visit = showUpload()
    await putIn()
    await press('Save and tailor')
    await checkPage()
    await userEvent.type(field('Name'), ' Reed')
    await waitFor(async () =>
      expect((await keptTrial(1))?.resume?.checked?.document.basics.name).toBe('Mara Ellison Reed'),
    )
    visit.unmount()
    showUpload('/upload?check=tailor')
    await checkPage()
    expect(field('Name').value).toBe('Mara Ellison Reed')
    expect(screen.getByText(/your draft from before/)).toBeDefined()
    await press('Back')
    expect(await screen.findByText(/Mara Ellison Reed/)).toBeDefined()
  })

  it('checks nothing for a visitor: there is nothing to save', async () => {
    showUpload('/upload?check=tailor')
    await putIn()
    expect(screen.queryByRole('heading', { name: 'Review your resume' })).toBeNull()
  })

  it('keeps everything where saving fails', async () => {
    answerByOperation({ ...saves, CreateResume: () => refusal('The server is tired.') })
    signIn()
    showUpload()
    await putIn()
    await press('Save and tailor')
    await checkPage()
    await press('Save and tailor')
    expect((await screen.findByRole('alert')).textContent).toContain('Everything is kept in this browser.')
    expect((await keptTrial(1))?.resume?.read.name).toBe('mara.txt')
    vi.mocked(console.error).mockClear()
  })

  it('does not save twice where only selecting fails', async () => {
    const created = vi.fn(saves.CreateResume)
    let select = () => refusal('The server is tired.')
    answerByOperation({ ...saves, CreateResume: created, SelectResume: () => select() })
    signIn()
    showUpload()
    await putIn()
    await press('Save and tailor')
    await checkPage()
    await press('Save and tailor')
    expect((await screen.findByRole('alert')).textContent).toContain('Not selected yet. The server is tired.')
    vi.mocked(console.error).mockClear()
    select = saves.SelectResume
    await press('Save and tailor')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    expect(created).toHaveBeenCalledTimes(1)
  })

  it('says that a file is saved already, and goes on with that one or saves another', async () => {
    const created = vi.fn(saves.CreateResume)
    const selected: unknown[] = []
    answerByOperation({
      ...saves,
      CreateResume: created,
      SelectResume: ({ id }) => {
        selected.push(id)
        return data({ selectResume: true })
      },
      ResumesWithFile: () => data({ resumes: [{ id: 4, title: 'CV 2024', createdAt: '2024-05-03T09:00:00.000Z' }] }),
    })
    signIn()
    showUpload()
    await putIn()
    await press('Save and tailor')
    await checkPage()
    expect((await screen.findByText(/You uploaded this file/)).textContent).toMatch(/on 3 May 2024 as “CV 2024”/)
    expect(screen.getAllByRole('button', { name: 'Save and tailor' }).length).toBeGreaterThan(0)
    await press('use that one')
    await waitFor(() => expect(address()).toBe('/resume/tailor'))
    expect(selected).toEqual([4])
    expect(created).not.toHaveBeenCalled()
  })

  it('asks once for a preview; where it fails, the optimize way is offered and the resume is not saved twice', async () => {
    const created = vi.fn(saves.CreateResume)
    const previewed = vi.fn(() => refusal('The preview is unavailable.'))
    const optimized = vi.fn(() =>
      data({
        generateOptimizedResume: {
          id: 1,
          resumeId: 7,
          versionNumber: 2,
          isNew: true,
          optimizationNotes: '',
          createdAt: '2026-01-05',
        },
      }),
    )
    answerByOperation({
      ...saves,
      CreateResume: created,
      GenerateTailoredPreview: previewed,
      GenerateOptimizedResume: optimized,
    })
    signIn()
    showUpload()
    await putIn()
    await askPreview()
    expect((await screen.findByRole('alert')).textContent).toContain('Preview failed.')
    expect(previewed).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.error).mock.calls).toEqual([['The preview is unavailable', expect.any(RequestError)]])
    vi.mocked(console.error).mockClear()
    await press('Optimize it')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
    expect(optimized).toHaveBeenCalledTimes(1)
    expect(created).toHaveBeenCalledTimes(1)
  })

  it('does not send a preview again when there was no answer', async () => {
    const previewed = vi.fn((): Response => {
      throw new TypeError('Failed to fetch')
    })
    answerByOperation({ ...saves, GenerateTailoredPreview: previewed })
    signIn()
    showUpload()
    await putIn()
    await askPreview()
    expect((await screen.findByRole('alert')).textContent).toContain('Preview failed.')
    expect(previewed).toHaveBeenCalledTimes(1)
    vi.mocked(console.error).mockClear()
  })

  it('leads to the plans where the limit is reached', async () => {
    const limit = () => refusal('You have used all 5 of this month.', { code: 'LIMIT_REACHED' })
    answerByOperation({ ...saves, GenerateTailoredPreview: limit })
    signIn()
    showUpload()
    await putIn()
    await askPreview()
    expect((await screen.findByRole('link', { name: 'See Pro' })).getAttribute('href')).toBe('/plans#limit')
    vi.mocked(console.error).mockClear()
  })
})
