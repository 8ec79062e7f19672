import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'

const here = appWithUser()

const resume = `<h1>Ines Falk</h1><h2>Experience</h2><h3>Workshop Hand, Harbour Cycles, Bristol</h3><p>Mar 2019 – Feb 2024</p>
<ul><li>Fixed 30 bicycles a week in the harbour workshop.</li><li>Checked brakes and lights before each hire.</li></ul>`
const jobDescription = `Cycle Technician
Quay Bikes, Bristol

What you will do
- Repair bicycles and cargo trikes
- Inspect brakes and lights before each ride

What you bring
- Two years in a workshop`

interface Suggestion {
  id: number
  before: string
  text: string
  reason: string
  doubts: { question: string }[]
}
const suggestion = 'suggestions { id before text reason doubts { question } }'
const made = async () => here.calls.tailored(here.user, { jobDescription, jobAdvertisingCompany: 'Quay Bikes' }, resume)
const answer = async (asked: Suggestion | undefined, yes: boolean) =>
  field(
    await here.calls.ask(
      here.user,
      'mutation($id: Int!, $yes: Boolean!) { answerSuggestion(id: $id, yes: $yes) { id } }',
      {
        id: asked?.id ?? 0,
        yes,
      },
    ),
    'answerSuggestion',
  )

describe('a near word in a letter', () => {
  const letterOf = async (id: number) =>
    field<{ letter: { content: string; suggestions: Suggestion[] } }>(
      await here.calls.ask(
        here.user,
        `query($id: Int!) { tailoredResume(id: $id) { letter { content ${suggestion} } } }`,
        {
          id,
        },
      ),
      'tailoredResume',
    ).letter
  const write = async (id: number) =>
    field(
      await here.calls.ask(here.user, 'mutation($id: Int!) { generateCoverLetter(tailoredId: $id) { style } }', { id }),
      'generateCoverLetter',
    )

  it('the sentence takes the place of the same in the person’s word, gives it back, and holds when written again', async () => {
    const { id } = await made()
    await write(id)
    const before = await letterOf(id)
    const asked = before.suggestions.find(({ text }) => text.includes('repaired'))
    if (!asked) throw new Error('nothing is asked')
    expect(before.content).toContain(asked.before)
    expect(before.content).not.toContain('repaired')
    await answer(asked, true)
    const after = await letterOf(id)
    expect(after.content).toBe(before.content.replace(asked.before, asked.text))
    await answer(asked, false)
    expect((await letterOf(id)).content).toBe(before.content)
    await answer(asked, true)
    await write(id)
    const { content } = await letterOf(id)
    expect(content).toContain(asked.text)
    expect(content).not.toContain(asked.before)
  })
})
