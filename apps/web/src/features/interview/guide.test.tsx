import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Guide, GuideQuestion } from '../../lib/resumes/guides.ts'
import { data, refusal } from '../../testing/answers.ts'
import { gapTalk, someGuide, someListed, someQuestion, visit } from './testing/guide.tsx'

beforeEach(() => {
  // The test's browser has no layout to scroll in.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
})

const open = (query = '', guide: Guide | null = someGuide(), more = {}) =>
  visit(`/interview-guide/3${query}`, { 'query InterviewGuide(': () => data({ interviewGuide: guide }), ...more })

const fold = (name: string) => screen.findByRole('button', { name, expanded: false })
const opened = () =>
  screen
    .queryAllByRole('button', { expanded: true })
    .filter((button) => button.closest('h3'))
    .map(({ textContent }) => textContent)

describe('a guide', () => {
  it('that is gone says so', async () => {
    open('', null)
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such guide.')
  })

  it('shows the role, the kinds with their counts, what to ask and what to have ready', async () => {
    open('', someGuide({ interviewOn: '2999-12-10' }))
    expect(await screen.findByRole('heading', { name: 'Analyst', level: 1 })).toBeDefined()
    expect(screen.getByText(/Interviews on 10 December, in \d+ days\./)).toBeDefined()
    const index = within(screen.getByRole('navigation', { name: 'In this guide' }))
    expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['The role in short', 'Behavioral2', 'Gaps1', 'Motivation1', 'Questions to ask1', 'Checklist1'],
    ])
    expect(index.getByText('0 of 4')).toBeDefined()
    expect(screen.getByText('What is next?')).toBeDefined()
  })

  it('has one question open at a time, and which one stands in the address', async () => {
    const { where } = open()
    await fold('When did a model fail?')
    expect(opened()).toEqual(['Tell us about a model you wrote.'])
    await userEvent.click(await fold('When did a model fail?'))
    expect(opened()).toEqual(['When did a model fail?'])
    expect(where()).toBe('/interview-guide/3?question=12')
    await userEvent.click(screen.getByRole('button', { name: 'When did a model fail?' }))
    expect(opened()).toEqual([])
  })

  it('opens the question that a link names, and puts the focus there', async () => {
    open('?question=13')
    await screen.findByRole('button', { name: 'Why Fernhill?' })
    expect(opened()).toEqual(['Why Fernhill?'])
    expect(document.activeElement?.textContent).toBe('Why Fernhill?')
  })

  it.each(['Snowflake', 'snowflake', 'Experience with Snowflake'])(
    'opens the talk about the gap that an analysis calls %j, with its place in the chain and the way to a plan',
    async (gap) => {
      open(`?gap=${encodeURIComponent(gap)}`)
      const chain = await screen.findByRole('list', { name: 'From gap to score' })
      expect(within(chain).getByText('Talk').closest('li')?.getAttribute('aria-current')).toBe('step')
      expect(document.activeElement?.textContent).toBe('“Experience with Snowflake”')
      expect(screen.getByRole('link', { name: 'Make a plan for Snowflake' }).getAttribute('href')).toBe(
        '/create-development-plan?skill=Snowflake&job=7',
      )
    },
  )

  it('sews each part of an answer to the own line for it, and says where there is none', async () => {
    open()
    expect((await screen.findAllByText('Wrote SQL models for four teams'))[0]).toBeDefined()
    const [line] = screen.getAllByRole('link', { name: 'Data Analyst, Corbel Insurance' })
    expect(line?.getAttribute('href')).toBe('/resume/4')
    const result = screen.getAllByText('Result.')[0]?.closest('li')
    expect(result?.textContent).toContain('Yours to add')
  })

  it('names the words of the ad that a question tests, once', async () => {
    const quoting = someQuestion({ id: 12, question: 'The ad says “Write models”. Tell us about a time you did this.' })
    open('', someGuide({ questions: [someQuestion(), { ...quoting, requirement: 'Write models' }] }))
    expect((await screen.findByText(/^The ad says/, { selector: 'span' })).textContent).toBe('The ad says “SQL”')
    await userEvent.click(await fold(quoting.question))
    expect(screen.getAllByText(/Write models/)).toHaveLength(1)
  })

  it('shows a line to explain once, with the question about it', async () => {
    const line = 'Cut the close from nine days to five'
    const outline = ['Situation', 'Task', 'Action', 'Result'].map((part) => ({
      ...{ part, advice: 'What was your part?' },
      lines: part === 'Result' ? [{ text: line, place: 'Analyst' }] : [],
    }))
    const question = `Be ready to explain “${line}”. How was it counted?`
    open('', someGuide({ questions: [someQuestion({ kind: 'defend', question, defends: line, outline })] }))
    expect(await screen.findByRole('heading', { name: 'Be ready to explain this. How was it counted?' })).toBeDefined()
    expect(screen.getAllByText(new RegExp(line))).toHaveLength(1)
  })

  it('asks on where an older guide has headings of its own', async () => {
    open('', someGuide({ questions: [gapTalk] }))
    expect(await screen.findByText('Say it straight.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Make a plan for Snowflake' })).toBeDefined()
  })

  it('stays when its resume and job are deleted, without ways to them', async () => {
    open('', someGuide({ resumeDeleted: true, jobDescriptionId: null }))
    expect(await screen.findByText(/The resume and the job behind this guide were deleted\./)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Data Analyst, Corbel Insurance' })).toBeNull()
    expect(screen.getAllByText('Data Analyst, Corbel Insurance')[0]).toBeDefined()
  })

  it('is deleted once that was asked, and the list does not show it again', async () => {
    let interviewGuides = [someListed()]
    const page = visit('/interview-guides', {
      InterviewGuides: () => data({ interviewGuides }),
      'query InterviewGuide(': () => data({ interviewGuide: someGuide() }),
      'query TailoredResumes(': () => data({ tailoredResumes: [] }),
      DeleteInterviewGuide: () => {
        interviewGuides = []
        return data({ deleteInterviewGuide: true })
      },
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Analyst' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this guide' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete guide' }))
    await waitFor(() => expect(page.where()).toBe('/interview-guides'))
    expect(screen.queryByRole('link', { name: 'Analyst' })).toBeNull()
    expect(await screen.findByText('No guides yet')).toBeDefined()
    expect(page.announced).toEqual(['Interview guide deleted'])
  })

  it('says where the document did not come, and calls it a failure where it came empty', async () => {
    const file = { filename: 'guide.pdf', contentType: 'application/pdf', contentBase64: '' }
    const { announced } = open('', someGuide(), {
      GenerateInterviewGuideDocument: () => data({ generateInterviewGuideDocument: file }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(announced).toEqual(['Download failed']))
    vi.mocked(console.error).mockClear()
  })

  it('keeps what is ticked', async () => {
    const { view } = open()
    await userEvent.click(await screen.findByLabelText('Bring your resume.'))
    view.unmount()
    open()
    expect((await screen.findByLabelText<HTMLInputElement>('Bring your resume.')).checked).toBe(true)
    expect(screen.getByText('1 of 1')).toBeDefined()
  })
})

describe('the own order', () => {
  const moving = (guide: Guide) =>
    open('', guide, { UpdateInterviewQuestion: () => data({ updateInterviewQuestion: someQuestion() }) })

  it('is changed by buttons within the kind, and told', async () => {
    const { sentTo } = moving(someGuide())
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Tell us about a model you wrote.' }))
    expect(screen.getByText('Moved to position 2 of 2.')).toBeDefined()
    expect(sentTo('UpdateInterviewQuestion')).toEqual([{ id: 11, input: { position: 2 } }])
  })

  it('is changed by the keyboard, and ends at the ends', async () => {
    const { sentTo } = moving(someGuide())
    const first = await screen.findByRole('button', { name: 'Tell us about a model you wrote.' })
    first.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(sentTo('UpdateInterviewQuestion')).toEqual([])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(sentTo('UpdateInterviewQuestion')).toEqual([{ id: 11, input: { position: 2 } }])
    expect(document.activeElement?.textContent).toBe('Tell us about a model you wrote.')
  })

  it('counts over the whole guide: a kind may stand after others', async () => {
    const second = someQuestion({ ...gapTalk, id: 15, question: 'Have you a degree?', asks: [], skills: [] })
    const { sentTo } = moving(someGuide({ questions: [...someGuide().questions, second] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Gaps' }))
    await userEvent.click(screen.getByRole('button', { name: `Move up: ${second.question}` }))
    expect(sentTo('UpdateInterviewQuestion')).toEqual([{ id: 15, input: { position: 4 } }])
  })
})

describe('notes and sureness', () => {
  const [first = expect.fail()] = someGuide().questions
  const withNotes = (notes: string | null) =>
    someGuide({ questions: [{ ...first, notes }, ...someGuide().questions.slice(1)] })

  /** A server that keeps the notes of the first question. */
  function keeping(notes: string | null) {
    const server = { notes, isDown: false }
    const answer = (make: () => Response) => () => {
      if (server.isDown) throw new TypeError('Failed to fetch')
      return make()
    }
    const page = open('', withNotes(notes), {
      'query InterviewNotes': answer(() => data({ interviewGuide: { questions: [{ id: 11, notes: server.notes }] } })),
      UpdateInterviewQuestion: (variables: Record<string, unknown>) =>
        answer(() => {
          const input: Partial<GuideQuestion> = Object(variables.input)
          if (input.notes !== undefined) server.notes = input.notes
          return data({ updateInterviewQuestion: { ...first, ...input, notes: server.notes } })
        })(),
    })
    return { ...page, server }
  }
  const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  const begin = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `${name}: ${first.question}` }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    return screen.getByLabelText<HTMLTextAreaElement>('Your note')
  }
  const pass = () => act(() => vi.advanceTimersByTimeAsync(2000))

  it('are saved as one types, without a word', async () => {
    const { server, announced } = keeping(null)
    const field = await begin('Add a note')
    await user().type(field, 'Ward 19')
    expect(window.localStorage.getItem('interview_notes_11')).toContain('Ward 19')
    await pass()
    expect(server.notes).toBe('Ward 19')
    expect(window.localStorage.getItem('interview_notes_11')).toBeNull()
    expect(screen.getByText('Saved')).toBeDefined()
    expect(announced).toEqual([])
  })

  it('are kept in this browser without a connection, and go out with it', async () => {
    const { server } = keeping(null)
    const field = await begin('Add a note')
    server.isDown = true
    await user().type(field, 'Offline')
    await pass()
    expect(screen.getByText('Not saved yet. It is kept in this browser.')).toBeDefined()
    server.isDown = false
    await act(async () => window.dispatchEvent(new Event('online')))
    await pass()
    expect(server.notes).toBe('Offline')
    expect(screen.getByText('Saved')).toBeDefined()
  })

  it('that are not saved yet stand open when one comes back', async () => {
    window.localStorage.setItem('interview_notes_11', JSON.stringify({ base: '', text: 'Ward 19' }))
    keeping(null)
    expect(await screen.findByDisplayValue('Ward 19')).toBeDefined()
  })

  it('that another tab saved meanwhile are not overwritten, and nothing typed is lost', async () => {
    const { server } = keeping('Old')
    const field = await begin('Your note')
    server.notes = 'From the other tab'
    await user().type(field, ' and mine')
    await pass()
    expect(server.notes).toBe('From the other tab')
    expect(field.value).toBe('From the other tab')
    await user().click(screen.getByRole('button', { name: 'Add it below' }))
    await pass()
    expect(server.notes).toBe('From the other tab\n\nOld and mine')
  })

  it('of a question that is closed while they wait are sent all the same', async () => {
    const { server } = keeping(null)
    const field = await begin('Add a note')
    await user().type(field, 'Quick')
    await user().click(screen.getByRole('button', { name: `Add a note: ${first.question}` }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(server.notes).toBe('Quick')
  })

  it('how sure one feels is said in five words, and comes back where it could not be saved', async () => {
    const { sentTo } = open('', withNotes(null), { UpdateInterviewQuestion: () => refusal('Not now.') })
    await begin('Add a note')
    const words = within(screen.getByRole('group', { name: 'How confident do you feel about this one?' }))
    expect(words.getAllByRole('radio').map((it) => it.closest('label')?.textContent)).toEqual([
      ...['Not at all', 'A little', 'Halfway', 'Mostly', 'Ready'],
    ])
    await user().click(words.getByLabelText('Mostly'))
    expect(sentTo('UpdateInterviewQuestion')).toEqual([{ id: 11, input: { confidence: 4 } }])
    await pass()
    expect(words.getByLabelText<HTMLInputElement>('Mostly').checked).toBe(false)
    vi.mocked(console.error).mockClear()
  })
})
