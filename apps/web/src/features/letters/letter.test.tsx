import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { data, noConnection, refusal } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import {
  editor,
  job,
  later,
  letter,
  opened,
  press,
  reason,
  rest,
  showAt,
  typeInLetter,
  used,
  user,
  version,
} from './testing/letters.tsx'

const writing = 'mutation GenerateCoverLetter('
const saving = 'mutation UpdateTailoredResumeCoverLetter('
const never = () => new Promise<Response>(() => undefined)

/** A server whose version has this letter. */
const having = (change: object = {}) => ({
  'query Letter(': () => data({ tailoredResume: version({ letter: letter(change) }) }),
})

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

// An editor that closes sends what is left.
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

describe('a version without a letter', () => {
  it('that is not there, or whose address is no number, is said to be missing', async () => {
    showAt('/edit-cover-letter/5', { 'query Letter(': () => refusal('Not found.', { code: 'NOT_FOUND' }) })
    expect(await screen.findByRole('heading', { name: 'There is no such letter' })).toBeDefined()
    cleanup()
    showAt('/edit-cover-letter/none')
    expect(await screen.findByRole('heading', { name: 'There is no such letter' })).toBeDefined()
  })

  it('shows all four styles with their own first sentence, and the chosen one whole; nothing is written yet', async () => {
    const { sent } = showAt('/edit-cover-letter/5')
    for (const first of ['I am applying for the role.', 'Please consider me.', 'Yours is work I would love to do.'])
      expect((await screen.findAllByText(first)).length).toBeGreaterThan(0)
    await user().click(screen.getByRole('radio', { name: /^Concise/ }))
    const preview = await screen.findByRole('textbox', { name: 'Preview of the letter' })
    await waitFor(() => expect(preview.textContent).toBe('Please consider me.'))
    expect(preview.getAttribute('aria-readonly')).toBe('true')
    expect(sent(writing)).toEqual([])
  })

  it('that is newer than the list of versions is still the one that is chosen', async () => {
    showAt('/edit-cover-letter/5', { 'query TailoredResumes(': () => data({ tailoredResumes: [] }) })
    const field = await screen.findByLabelText<HTMLSelectElement>('For')
    await waitFor(() => expect(within(field).getByRole('option', { name: 'Paste a job advertisement' })).toBeDefined())
    expect(field.selectedOptions[0]?.textContent).toBe('Matron, Thornbeck')
  })

  it('is written with what was chosen, the reason as it was typed, and three lines at most', async () => {
    const { sent } = showAt('/edit-cover-letter/5', { [writing]: never })
    await user().click(await screen.findByRole('radio', { name: /^Warm/ }))
    await user().click(screen.getByRole('radio', { name: /^Side by side/ }))
    await user().type(screen.getByLabelText('Why here? One sentence of your own'), ` ${reason}`)
    await user().type(screen.getByLabelText('To'), 'Ms Whitlock')
    for (const name of [/Reduced falls.*Falls prevention/, /Led 42/, /Ran a budget/])
      await user().click(await screen.findByRole('checkbox', { name }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Chaired/ }).disabled).toBe(true)
    await press('Write the letter')
    const achievements = ['Reduced falls by a third', 'Led 42 nurses', 'Ran a budget']
    expect(sent(writing)).toEqual([
      {
        ...{ tailoredId: 5, style: 'warm' },
        options: { form: 'pairs', whyHere: reason, recipient: 'Ms Whitlock', achievements },
      },
    ])
  })

  it('keeps what was chosen while the page is left', async () => {
    showAt('/edit-cover-letter/5')
    await user().type(await screen.findByLabelText('Why here? One sentence of your own'), 'Because.')
    cleanup()
    showAt('/edit-cover-letter/5')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Why here? One sentence of your own')).value).toBe(
      'Because.',
    )
  })

  it('is written with Ctrl and Enter from anywhere, and says how far it is', async () => {
    const { sent } = showAt('/edit-cover-letter/5', { [writing]: never })
    fireEvent.keyDown(await screen.findByLabelText('Why here? One sentence of your own'), {
      key: 'Enter',
      ctrlKey: true,
    })
    expect(await screen.findByRole('progressbar', { name: 'Writing your letter' })).toBeDefined()
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
    expect(sent(writing)).toHaveLength(1)
  })

  it('goes on while the page is left, and is found so on the way back', async () => {
    const { router } = showAt('/edit-cover-letter/5', { [writing]: never })
    await press('Write the letter')
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/edit-cover-letter/5'))
    expect(await screen.findByRole('progressbar', { name: 'Writing your letter' })).toBeDefined()
  })

  it('says what is used up, when it starts again, and what to do; it is not asked for in vain', async () => {
    const { sent } = showAt('/edit-cover-letter/5', { 'query UsageAllowances': () => used(5) })
    expect(await screen.findByText('5 of 5 letters written this month.')).toBeDefined()
    expect(screen.getByText(/Resets on 1 December\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toBe('/plans#limit')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write the letter' }).disabled).toBe(true)
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
    expect(sent(writing)).toEqual([])
  })

  it('that could not be written says so, keeps what was chosen, and is tried again', async () => {
    let answers = 0
    showAt('/edit-cover-letter/5', {
      [writing]: () => {
        answers += 1
        return answers === 1 ? refusal('The engine is busy.') : data({ generateCoverLetter: letter() })
      },
      'query Letter(': () => data({ tailoredResume: version(answers > 1 ? { letter: letter() } : {}) }),
    })
    await user().type(await screen.findByLabelText('Why here? One sentence of your own'), 'Because.')
    await press('Write the letter')
    expect(await screen.findByText('The letter could not be written. Nothing was counted.')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why here? One sentence of your own').value).toBe('Because.')
    await press('Try again')
    expect((await editor()).textContent).toContain('Reduced falls by a third')
  })

  it('[LT12] says what to add where there is too little to quote', async () => {
    showAt('/edit-cover-letter/5', {
      'query CoverLetterPreviews(': () => refusal('Add what you did in a job.', { code: 'BAD_USER_INPUT' }),
    })
    expect(await screen.findByText('Not enough lines to quote yet')).toBeDefined()
    expect(screen.getByText('Add what you did in a job.')).toBeDefined()
  })

  it('can be written where its styles could not be shown', async () => {
    showAt('/edit-cover-letter/5', {
      'query CoverLetterPreviews(': () => refusal('Too many.', { code: 'RATE_LIMITED' }),
    })
    expect(await screen.findByText('The styles could not be shown.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write the letter' }).disabled).toBe(false)
  })
})

describe('a letter', () => {
  it('names its sources in the margin each time it is opened, and says the words behind one that is pointed at', async () => {
    showAt('/edit-cover-letter/5', having())
    const source = await screen.findByRole('button', { name: 'Line 12: Reduced falls by a third' })
    expect(source.textContent).toBe('12')
    expect(screen.getByRole('button', { name: `Your sentence: ${reason}` }).textContent).toBe('You')
    expect(screen.getByRole('button', { name: 'The advertisement: Matron' }).textContent).toBe('Ad')
    await act(() => source.focus())
    const sheet = within(screen.getByRole('region', { name: 'The letter' }))
    // In the letter, and as the words behind it.
    expect(await sheet.findAllByText('Reduced falls by a third')).toHaveLength(2)
  })

  it('saves by itself what is typed, on the copy that was opened', async () => {
    const { sent } = showAt('/edit-cover-letter/5', having())
    await typeInLetter(' Hello!')
    await rest()
    const content = letter().content.replace('Dear team,', 'Dear team, Hello!')
    await waitFor(() => expect(sent(saving)).toEqual([{ id: 5, coverLetter: content, ifUpdatedAt: opened }]))
    expect(currentToasts()).toEqual([])
  })

  it('saves at once with Ctrl and S, and says so', async () => {
    const { sent } = showAt('/edit-cover-letter/5', having())
    await typeInLetter(' Hello!')
    fireEvent.keyDown(await editor(), { key: 's', ctrlKey: true })
    await waitFor(() =>
      expect(currentToasts()[0]).toMatchObject({ title: 'Saved', description: 'Cover letter updated.' }),
    )
    expect(sent(saving)).toHaveLength(1)
  })

  it('keeps what is typed without a connection, says so, and sends it when there is one', async () => {
    let isBack = false
    const { sent } = showAt('/edit-cover-letter/5', {
      ...having(),
      [saving]: () => {
        if (!isBack) throw noConnection()
        return data({ updateTailoredResumeCoverLetter: { id: 5, updatedAt: later } })
      },
    })
    await typeInLetter(' Hello!')
    await rest(4000)
    expect(await screen.findByText(/Not saved yet: no connection/)).toBeDefined()
    expect(window.localStorage.getItem('letter_drafts_5')).toContain('Hello!')
    isBack = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/no connection/)).toBeNull())
    expect(sent(saving).at(-1)).toMatchObject({ ifUpdatedAt: opened })
    expect(window.localStorage.getItem('letter_drafts_5')).toBeNull()
    vi.mocked(console.error).mockClear()
  })

  it('brings back what a closed tab left unsaved', async () => {
    const base = { at: Date.now(), base: opened, edition: { content: '<p>Typed before the login ran out</p>' } }
    window.localStorage.setItem('letter_drafts_5', JSON.stringify({ before: base }))
    showAt('/edit-cover-letter/5', having())
    await waitFor(async () => expect((await editor()).textContent).toBe('Typed before the login ran out'))
    expect(screen.getByText(/were not saved yet\. They are back\./)).toBeDefined()
  })

  it('[F9] that was changed elsewhere is not written over: both are shown, and the other is one step back', async () => {
    let theirs = having()
    const { sent } = showAt('/edit-cover-letter/5', {
      'query Letter(': () => theirs['query Letter('](),
      [saving]: ({ ifUpdatedAt }) =>
        ifUpdatedAt === opened
          ? refusal('Changed.', { code: 'CONFLICT' })
          : data({ updateTailoredResumeCoverLetter: { id: 5, updatedAt: '2026-06-01T09:09:00.000Z' } }),
    })
    await typeInLetter(' Mine.')
    theirs = having({ content: '<p>Theirs.</p>', updatedAt: later })
    await rest()
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in two places' }))
    await user().click(dialog.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(sent(saving).at(-1)).toMatchObject({ ifUpdatedAt: later }))
    await press('Undo')
    expect((await editor()).textContent).toBe('Theirs.')
    vi.mocked(console.error).mockClear()
  })

  it('is written again without a question where nothing was typed; that costs nothing, also at the limit', async () => {
    const { sent } = showAt('/edit-cover-letter/5', {
      ...having(),
      'query UsageAllowances': () => used(5),
      [writing]: never,
    })
    await press('Write it again')
    await waitFor(() => expect(sent(writing)).toHaveLength(1))
    expect(screen.queryByText(/letters written this month/)).toBeNull()
  })

  it('is not written over what was typed before that is agreed to, and Undo brings it back', async () => {
    let isAnew = false
    const { sent } = showAt('/edit-cover-letter/5', {
      'query Letter(': () =>
        data({
          tailoredResume: version({
            letter: isAnew ? letter({ content: '<p>Anew.</p>', updatedAt: '2026-06-01T09:09:00.000Z' }) : letter(),
          }),
        }),
      [writing]: () => {
        isAnew = true
        return data({ generateCoverLetter: letter() })
      },
    })
    await typeInLetter(' Mine.')
    await press('Write it again')
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace your edits?' }))
    expect(sent(writing)).toEqual([])
    await user().click(dialog.getByRole('button', { name: 'Write it again' }))
    await waitFor(async () => expect((await editor()).textContent).toBe('Anew.'))
    expect(sent(saving)).toHaveLength(1)
    await press('Undo')
    expect((await editor()).textContent).toContain('Dear team, Mine.')
  })

  it('has one paragraph written again, counted as it stands, after what was typed is saved', async () => {
    const { sent } = showAt('/edit-cover-letter/5', { ...having(), [writing]: never })
    await press('Change line: Reduced falls by a third')
    await waitFor(() => expect(sent(writing)).toEqual([{ tailoredId: 5, options: { replaceParagraph: 1 } }]))
    expect(await editor()).toBeDefined()
  })

  it('offers nothing else for a word over the lines, nor for what the person wrote for this letter', async () => {
    const stands = (paragraph: number, text: string, kind?: string) => ({
      ...{ paragraph, text, yours: false },
      origins: kind ? [{ kind, text, line: null, place: null }] : [],
    })
    const content = `<p>I apply.</p><p><strong>From your ad</strong></p><ul><li>From my work</li></ul><p>${reason}</p>`
    const sentences = [stands(0, 'I apply.'), stands(1, 'From your ad'), stands(2, 'From my work')]
    showAt(
      '/edit-cover-letter/5',
      having({ content, form: 'pairs', sentences: [...sentences, stands(3, reason, 'you')] }),
    )
    await screen.findByRole('button', { name: 'Other words for paragraph 1' })
    expect(screen.getAllByRole('button', { name: /^(?:Change line|Other words)/ })).toHaveLength(1)
    expect((await editor()).querySelector('strong')?.textContent).toBe('From your ad')
  })

  it('offers no other line where there is none, as beside what the ad asks', async () => {
    const proofs = [{ ask: 'Falls prevention', line: 'Reduced falls by a third', role: null, edited: null }]
    showAt('/edit-cover-letter/5', having({ form: 'pairs', proofs }))
    await screen.findByRole('button', { name: 'Other words for paragraph 1' })
    expect(screen.queryByRole('button', { name: /^Change line/ })).toBeNull()
  })

  it('of sentences, as letters were before, opens as it is and offers no other lines', async () => {
    showAt('/edit-cover-letter/5', having({ form: 'prose' }))
    expect((await editor()).textContent).toContain('Reduced falls by a third')
    await screen.findByRole('button', { name: 'Line 12: Reduced falls by a third' })
    expect(screen.queryByRole('button', { name: /^(?:Change line|Other words)/ })).toBeNull()
    expect(screen.queryByText(/Bullets are your lines/)).toBeNull()
  })

  it('comes as a short message with its length, and as an email that opens in a mail program', async () => {
    showAt('/edit-cover-letter/5', having())
    expect(await screen.findByText('18 of 300 characters')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open in email' }).getAttribute('href')).toBe(
      'mailto:?subject=Application%3A%20Matron&body=Dear%20team%2C%0D%0A%0D%0AI%20apply.',
    )
  })

  it('is set as it was chosen here, and made of what stands on the page', async () => {
    const { sent } = showAt('/edit-cover-letter/5', having())
    await typeInLetter(' Hello!')
    await press(/^Template/)
    await user().selectOptions(screen.getByLabelText('Template'), 'Modern')
    await user().click(within(screen.getByRole('group', { name: 'Paper' })).getByRole('radio', { name: 'Letter' }))
    await press('Download PDF')
    const layout = { template: 'modern', pageSize: 'letter', accent: null, fit: null }
    await waitFor(() =>
      expect(sent('mutation SetTailoredLayout(')).toEqual([
        { id: 5, layout: { template: 'modern' } },
        { id: 5, layout: { pageSize: 'letter' } },
      ]),
    )
    await waitFor(() =>
      expect(sent('mutation GenerateCoverLetterDocument(')).toEqual([{ id: 5, format: 'pdf', layout }]),
    )
    expect(sent(saving)).toHaveLength(1)
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Download failed'))
    vi.mocked(console.error).mockClear()
  })

  it('stays on the page when its version is deleted elsewhere, so that it can be copied', async () => {
    let isGone = false
    showAt('/edit-cover-letter/5', {
      'query Letter(': () =>
        isGone ? refusal('Not found.', { code: 'NOT_FOUND' }) : data({ tailoredResume: version({ letter: letter() }) }),
    })
    await editor()
    isGone = true
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('This version was deleted elsewhere.')).toBeDefined()
    expect((await editor()).textContent).toContain('Reduced falls by a third')
  })

  it('outlives the resume that it was written from, and says so', async () => {
    showAt('/edit-cover-letter/5', { ...having(), 'query Resumes(': () => data({ resumes: [] }) })
    expect(await screen.findByText(/The resume behind it was deleted/)).toBeDefined()
    expect((await editor()).getAttribute('aria-readonly')).toBe('false')
  })

  it('says where its saved job is gone, and where it is long', async () => {
    const long = `<p>${'word '.repeat(401)}</p>`
    showAt('/edit-cover-letter/5', {
      'query Letter(': () =>
        data({ tailoredResume: version({ jobDescriptionId: null, letter: letter({ content: long }) }) }),
    })
    expect(await screen.findByText(/The saved job was deleted/)).toBeDefined()
    expect(screen.getByText(/Long: most letters have fewer than 400/)).toBeDefined()
  })
})

describe('a job without a tailored version', () => {
  const untailored = { 'query TailoredResumes(': () => data({ tailoredResumes: [] }) }

  it('is tailored to first, which is said with what it costs; then the letter is written', async () => {
    let isMade = false
    const { sent } = showAt('/create-cover-letter/3', {
      ...untailored,
      'mutation TailorResume(': () => {
        isMade = true
        return data({ tailorResume: { id: 5, jobDescriptionId: 3, content: '', rationale: '', jobDescription: '' } })
      },
      'query Letter(': () => data({ tailoredResume: version({ letter: isMade ? letter() : null }) }),
      [writing]: () => data({ generateCoverLetter: letter() }),
    })
    expect(await screen.findByText(/Resumes: 0 of 5 this month\. Letters: 2 of 5 this month\./)).toBeDefined()
    await user().type(screen.getByLabelText('Why here? One sentence of your own'), reason)
    await press('Tailor, then write')
    expect((await editor()).textContent).toContain('Reduced falls by a third')
    const parts = within(screen.getByRole('group', { name: 'Parts of this page' }))
    expect(parts.getByRole<HTMLInputElement>('radio', { name: 'Letter' }).checked).toBe(true)
    const tailored = { resumeId: 1, jobDescription: 'We ask for a matron.', jobAdvertisingCompany: 'Thornbeck' }
    expect(sent('mutation TailorResume(')).toEqual([tailored])
    expect(sent(writing)).toMatchObject([{ tailoredId: 5, options: { whyHere: reason } }])
  })

  it('that has one by now leads to its letter', async () => {
    const { router } = showAt('/create-cover-letter/3')
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit-cover-letter/5'))
  })

  it('asks for the company where the job names none, and for an advertisement where there is no job', async () => {
    const { sent } = showAt('/create-cover-letter/3', {
      ...untailored,
      'query JobDescriptions(': () => data({ jobDescriptions: [job({ company: null })] }),
    })
    await press('Tailor, then write')
    expect(await screen.findByText('Enter the advertising company name')).toBeDefined()
    expect(screen.queryByLabelText('Job advertisement')).toBeNull()
    cleanup()
    showAt('/create-cover-letter', untailored)
    await user().type(await screen.findByLabelText('Company'), 'Larder')
    await press('Tailor, then write')
    expect(await screen.findByText('Paste a job advertisement to tailor to')).toBeDefined()
    expect(sent('mutation TailorResume(')).toEqual([])
  })

  it('that was deleted says so, and another can be chosen', async () => {
    const { router } = showAt('/create-cover-letter/9', untailored)
    expect(await screen.findByText('There is no such job.')).toBeDefined()
    await user().selectOptions(screen.getByLabelText('For'), 'Matron, Thornbeck · not tailored')
    expect(router.state.location.pathname).toBe('/create-cover-letter/3')
  })

  it('says what is used up before anything is begun', async () => {
    showAt('/create-cover-letter/3', { ...untailored, 'query UsageAllowances': () => used(0, 5) })
    expect(await screen.findByText('5 of 5 resumes tailored this month.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tailor, then write' }).disabled).toBe(true)
  })

  it('says that tailoring failed and keeps all that was chosen', async () => {
    showAt('/create-cover-letter/3', { ...untailored, 'mutation TailorResume(': () => refusal('Busy.') })
    await user().type(await screen.findByLabelText('Why here? One sentence of your own'), 'Because.')
    await press('Tailor, then write')
    expect(await screen.findByText('Your resume was not tailored.')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why here? One sentence of your own').value).toBe('Because.')
    vi.mocked(console.error).mockClear()
  })

  it('is pasted as far as it may be long, which is said; what is tailored already is named beside it', async () => {
    const { sent } = showAt('/create-cover-letter', { 'mutation TailorResume(': never })
    expect((await screen.findByRole('link', { name: 'Matron, Thornbeck' })).getAttribute('href')).toBe(
      '/edit-cover-letter/5',
    )
    fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Larder' } })
    fireEvent.change(screen.getByLabelText('Job advertisement'), { target: { value: 'a'.repeat(6001) } })
    expect(currentToasts()[0]?.title).toBe('Job ad truncated')
    await press('Tailor, then write')
    expect(sent('mutation TailorResume(')).toMatchObject([{ jobDescription: 'a'.repeat(6000) }])
  })

  it('needs a resume', async () => {
    showAt('/create-cover-letter', {
      ...untailored,
      'query SelectedResume': () => data({ selectedResume: null }),
      'query Resumes(': () => data({ resumes: [] }),
    })
    expect(await screen.findByRole('link', { name: 'Add your resume' })).toBeDefined()
  })
})
