import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { askingEngine } from '../testing/asking-engine.ts'
import { codeOf, operatorPage, type TailoredResume } from '../testing/resume-calls.ts'

const here = appWithUser({ parts: { engine: askingEngine } })

const line = 'Write the on-call handbook.'
const text = 'Prepare the on-call handbook.'

interface Suggestion {
  id: number
  before: string | null
  text: string
  reason: string
  requirement: string | null
  sources: string[]
  doubts: { words: string; youWrote: string; question: string; from: number; to: number }[]
}
interface Fact {
  id: number
  statement: string
  origin: string
  line: string | null
  createdAt: string
}

const suggestion = 'id before text reason requirement sources doubts { words youWrote question from to }'
const suggestionsOf = async (id: number): Promise<Suggestion[]> =>
  field<{ suggestions: Suggestion[] }>(
    await here.calls.ask(here.user, `query($id: Int!) { tailoredResume(id: $id) { suggestions { ${suggestion} } } }`, {
      id,
    }),
    'tailoredResume',
  ).suggestions
const answer = (id: number, yes: boolean, by = here.user) =>
  here.calls.ask(by, 'mutation($id: Int!, $yes: Boolean!) { answerSuggestion(id: $id, yes: $yes) { id updatedAt } }', {
    id,
    yes,
  })
const facts = async () =>
  field<Fact[]>(await here.calls.ask(here.user, '{ facts { id statement origin line createdAt } }'), 'facts')
const fileOf = async (id: number) => {
  const made = 'mutation($id: Int!) { generateTailoredResumeDocument(id: $id, format: "txt") { contentBase64 } }'
  const { contentBase64 } = field<{ contentBase64: string }>(
    await here.calls.ask(here.user, made, { id }),
    'generateTailoredResumeDocument',
  )
  return Buffer.from(contentBase64, 'base64').toString()
}
/** A version, and the one thing that it asks. */
async function asked(): Promise<{ made: TailoredResume; open: Suggestion }> {
  const made = await here.calls.tailored(here.user)
  const [open] = await suggestionsOf(made.id)
  if (!open) throw new Error('nothing is asked')
  return { made, open }
}

describe('answerSuggestion refuses', () => {
  it('whoever is not signed in', async () => {
    const { open } = await asked()
    const text = 'mutation($id: Int!) { answerSuggestion(id: $id, yes: true) { id } }'
    expect(codeOf(await here.app.call('resume', text, { id: open.id }))).toBe('UNAUTHENTICATED')
  })

  it('[B1] a stranger, as if there were no such thing, and nothing changes', async () => {
    const { made, open } = await asked()
    const stranger = await here.app.signUp()
    expect(codeOf(await answer(open.id, true, stranger))).toBe('NOT_FOUND')
    expect((await suggestionsOf(made.id)).map(({ id }) => id)).toEqual([open.id])
    expect(await facts()).toEqual([])
  })

  it.each([2_000_000_000, 0, -1])('an id there is none of: %i', async (id) => {
    expect(codeOf(await answer(id, true))).toBe('NOT_FOUND')
  })

  it('what belongs to a version that was deleted', async () => {
    const { made, open } = await asked()
    await here.calls.ask(here.user, 'mutation($id: Int!) { deleteTailoredResume(id: $id) }', { id: made.id })
    expect(codeOf(await answer(open.id, true))).toBe('NOT_FOUND')
    expect(await facts()).toEqual([])
  })

  it('a yes to a line that was typed over since: it is no longer asked', async () => {
    const { made, open } = await asked()
    await here.calls.saveContent(here.user, made.id, made.content.replace(line, 'Keep the on-call handbook.'))
    expect(await suggestionsOf(made.id)).toEqual([])
    expect(codeOf(await answer(open.id, true))).toBe('CONFLICT')
    expect(await facts()).toEqual([])
  })
})

describe('a suggestion', () => {
  it('names both wordings and asks about the words in doubt', async () => {
    const { open } = await asked()
    expect(open).toMatchObject({ before: line, text, requirement: null, sources: expect.arrayContaining([line]) })
    expect(open.reason).not.toBe('')
    const question = 'You wrote “Write”. Is “Prepare” right?'
    expect(open.doubts).toEqual([{ words: 'Prepare', youWrote: 'Write', question, from: 0, to: 7 }])
  })

  it('stands in no text, no file, no reason and no score', async () => {
    const { made } = await asked()
    const texts = [made.content, made.rationale, await fileOf(made.id), ...made.edits.map((edit) => edit.text)]
    expect(texts.join('\n')).not.toContain('Prepare')
    expect(made.content).toContain(line)
  })

  it('is one of forty at most, however many there could be', async () => {
    const highlights = Array.from({ length: 60 }, (_, at) => `Write handbook ${at + 100} for the plant.`)
    const many = { basics: { name: 'Ivo Brandt' }, work: [{ name: 'Lindqvist', position: 'Clerk', highlights }] }
    const made = await here.calls.tailored(here.user, {}, toHtml(fromJsonResume(many)))
    expect(await suggestionsOf(made.id)).toHaveLength(40)
  })
})

describe('a yes', () => {
  it('is a dated fact of that line, and the words stand in text, file and score', async () => {
    const { made, open } = await asked()
    field(await answer(open.id, true), 'answerSuggestion')
    const said = { statement: text, origin: 'confirmed', line, createdAt: here.app.clock.now().toISOString() }
    expect(await facts()).toMatchObject([said])
    const after = await here.calls.get(here.user, made.id)
    expect(after.content).toContain(text)
    expect(after.content).not.toContain(line)
    expect(after.rationale).toContain('Prepare the on-call handbook')
    expect(after.matchScore).toEqual(expect.any(Number))
    expect(await fileOf(made.id)).toContain(text)
    expect(after.edits.at(-1)).toMatchObject({ before: line, text, kind: 'confirmed', undone: false })
    expect(await suggestionsOf(made.id)).toEqual([])
  })

  it('is traced to the line and to the answer', async () => {
    const { made, open } = await asked()
    await answer(open.id, true)
    const traced = (await here.calls.get(here.user, made.id)).provenance.find((it) => it.text.includes(text))
    expect(traced).toMatchObject({ kind: 'confirmed', sources: expect.arrayContaining([line, text]) })
  })

  it('said twice, one after the other or at once, is one', async () => {
    const { made, open } = await asked()
    const once = await Promise.all([answer(open.id, true), answer(open.id, true)])
    const again = field<{ updatedAt: string }>(await answer(open.id, true), 'answerSuggestion')
    expect(once.map(codeOf)).toEqual([undefined, undefined])
    expect(again.updatedAt).toBe((await here.calls.get(here.user, made.id)).updatedAt)
    expect(await facts()).toHaveLength(1)
    expect((await here.calls.get(here.user, made.id)).edits.filter((edit) => edit.text === text)).toHaveLength(1)
  })

  it('can be undone like every other change', async () => {
    const { made, open } = await asked()
    await answer(open.id, true)
    const edit = (await here.calls.get(here.user, made.id)).edits.at(-1)
    await here.calls.setEdits(here.user, made.id, [edit?.id ?? 0])
    expect((await here.calls.get(here.user, made.id)).content).toContain(line)
  })

  it('settles it for the next tailoring of that line, and for nothing else', async () => {
    const { made, open } = await asked()
    await answer(open.id, true)
    here.app.clock.advance(60_000)
    const tailored = await here.calls.tailor(here.user, made.originalResumeId)
    const next = await here.calls.get(here.user, field<{ id: number }>(tailored, 'tailorResume').id)
    expect(next.content).toContain(text)
    expect(await suggestionsOf(next.id)).toEqual([])
    // The same line under another heading is another line.
    const elsewhere = await here.calls.tailored(
      here.user,
      {},
      operatorPage.replaceAll('Lindqvist Freight', 'Marlow Freight'),
    )
    expect(elsewhere.content).toContain(line)
    expect(await suggestionsOf(elsewhere.id)).toHaveLength(1)
  })
})

describe('a no', () => {
  it('changes nothing, and the line is not asked about again, not even once the version is gone', async () => {
    const { made, open } = await asked()
    field(await answer(open.id, false), 'answerSuggestion')
    field(await answer(open.id, false), 'answerSuggestion')
    expect(await here.calls.get(here.user, made.id)).toEqual(made)
    expect([await suggestionsOf(made.id), await facts()]).toEqual([[], []])

    here.app.clock.advance(60_000)
    const next = field<{ id: number }>(await here.calls.tailor(here.user, made.originalResumeId), 'tailorResume')
    expect(await suggestionsOf(next.id)).toEqual([])
    for (const { id } of [made, next])
      await here.calls.ask(here.user, 'mutation($id: Int!) { deleteTailoredResume(id: $id) }', { id })
    here.app.clock.advance(60_000)
    const last = field<{ id: number }>(await here.calls.tailor(here.user, made.originalResumeId), 'tailorResume')
    expect(await suggestionsOf(last.id)).toEqual([])
  })

  it('after a yes takes the words and the fact back', async () => {
    const { made, open } = await asked()
    await answer(open.id, true)
    field(await answer(open.id, false), 'answerSuggestion')
    const after = await here.calls.get(here.user, made.id)
    expect(after.content).toBe(made.content)
    expect(after.edits).toEqual(made.edits)
    expect(await facts()).toEqual([])
  })

  it('and a yes at once, from two tabs, leave one of them', async () => {
    const { made, open } = await asked()
    const both = await Promise.all([answer(open.id, true), answer(open.id, false)])
    expect(both.map(codeOf)).toEqual([undefined, undefined])
    const after = await here.calls.get(here.user, made.id)
    expect(after.content.includes(text)).toBe((await facts()).length === 1)
    expect(await suggestionsOf(made.id)).toEqual([])
  })
})

describe('a suggestion of a letter', () => {
  const sentence = 'I write the on-call handbook for starters.'
  const lie = 'I run 90 clusters.'
  const letterOf = async (id: number) =>
    field<{ letter: { content: string; sentences: { text: string; sources: string[] }[]; suggestions: Suggestion[] } }>(
      await here.calls.ask(
        here.user,
        `query($id: Int!) { tailoredResume(id: $id) {
          letter { content sentences { text sources } suggestions { ${suggestion} } } } }`,
        { id },
      ),
      'tailoredResume',
    ).letter
  const write = async (id: number) =>
    field(
      await here.calls.ask(here.user, 'mutation($id: Int!) { generateCoverLetter(tailoredId: $id) { style } }', { id }),
      'generateCoverLetter',
    )
  async function careless() {
    const { id } = await here.calls.tailored(here.user)
    await write(id)
    const [open, untrue] = (await letterOf(id)).suggestions
    if (!open || !untrue) throw new Error('too little is asked')
    return { id, open, untrue }
  }
  const written = async () => {
    const { id, open, untrue } = await careless()
    field(await answer(untrue.id, false), 'answerSuggestion')
    return { id, open }
  }

  const save = async (id: number, coverLetter: string) => {
    const change =
      'mutation($id: Int!, $coverLetter: String) { updateTailoredResumeCoverLetter(id: $id, coverLetter: $coverLetter) { id } }'
    field(await here.calls.ask(here.user, change, { id, coverLetter }), 'updateTailoredResumeCoverLetter')
  }
  const fileOfLetter = (id: number) =>
    here.calls.ask(
      here.user,
      'mutation($id: Int!) { generateCoverLetterDocument(id: $id, format: "txt") { contentBase64 } }',
      { id },
    )

  it('stands in the letter, rests on nothing, and keeps it out of files until it is settled', async () => {
    const { id, open } = await written()
    expect(open).toMatchObject({ before: line, text: sentence, sources: [line] })
    const before = await letterOf(id)
    expect(before.content).toContain(sentence)
    expect(before.sentences).toContainEqual({ text: sentence, sources: [] })
    const refused = await fileOfLetter(id)
    expect(codeOf(refused)).toBe('BAD_USER_INPUT')
    expect(JSON.stringify(refused.body.errors)).toContain(sentence)

    field(await answer(open.id, true), 'answerSuggestion')
    const after = await letterOf(id)
    expect(after.content).toBe(before.content)
    expect(after.sentences).toContainEqual({ text: sentence, sources: [line] })
    expect(after.suggestions).toEqual([])
    expect(await facts()).toMatchObject([{ statement: sentence, origin: 'confirmed', line }])
    expect(codeOf(await fileOfLetter(id))).toBeUndefined()
    field(await answer(open.id, false), 'answerSuggestion')
    expect((await letterOf(id)).content).not.toContain(sentence)
  })

  it('is taken out by a no and not written again, and stands by itself after a yes, in the next letter', async () => {
    const { id, open } = await written()
    await answer(open.id, false)
    expect((await letterOf(id)).content).not.toContain(sentence)
    await write(id)
    const next = await letterOf(id)
    expect(next.content).not.toContain(sentence)
    expect(next.suggestions.map(({ text }) => text)).toEqual([lie])
    await answer(open.id, true)
    await write(id)
    const last = await letterOf(id)
    expect(last.content).toContain(sentence)
    expect(last.suggestions.map(({ text }) => text)).toEqual([lie])
  })

  it('that no line says is mended, taken out, or said by the person first: a yes alone is refused', async () => {
    const { id, untrue } = await careless()
    expect(untrue).toMatchObject({ text: lie, reason: 'It is not on your resume.' })
    expect(untrue.doubts[0]?.question).toContain('90')
    const refused = await answer(untrue.id, true)
    expect(codeOf(refused)).toBe('BAD_USER_INPUT')
    expect((await letterOf(id)).suggestions.map(({ text }) => text)).toEqual([sentence, lie])

    const say = 'mutation { saveFact(input: { statement: "At night I run 90 clusters." }) { id } }'
    field(await here.calls.ask(here.user, say), 'saveFact')
    field(await answer(untrue.id, true), 'answerSuggestion')
    expect(await letterOf(id)).toMatchObject({
      content: expect.stringContaining(lie),
      suggestions: [{ text: sentence }],
    })
  })

  it('that no line says does not speak of its line when it is taken out', async () => {
    const { id, untrue } = await careless()
    field(await answer(untrue.id, false), 'answerSuggestion')
    expect((await letterOf(id)).content).not.toContain(lie)
    await write(id)
    expect((await letterOf(id)).suggestions.map(({ text }) => text)).toContain(lie)
  })

  it('is taken out of a list that the person made of it', async () => {
    const { id, untrue, open } = await careless()
    const { content } = await letterOf(id)
    await save(id, content.replace(`${sentence} ${lie}`, `</p><ul><li>${lie}</li><li>${sentence}</li></ul><p>`))
    field(await answer(untrue.id, false), 'answerSuggestion')
    const after = await letterOf(id)
    expect(after.content).toContain(`<ul><li>${sentence}</li></ul>`)
    expect(after.suggestions.map((it) => it.id)).toEqual([open.id])
  })

  it('stays open where it cannot be taken out', async () => {
    const { id, untrue, open } = await careless()
    const { content } = await letterOf(id)
    await save(id, content.replace(lie, lie.replace('clusters', 'clus\ufeffters')))
    expect(codeOf(await answer(untrue.id, false))).toBe('CONFLICT')
    expect((await letterOf(id)).suggestions.map((it) => it.id)).toEqual([open.id, untrue.id])
  })

  it('is settled by typing over it', async () => {
    const { id } = await written()
    const { content } = await letterOf(id)
    await save(id, content.replace('for starters', 'for new people'))
    expect((await letterOf(id)).suggestions).toEqual([])
    expect(codeOf(await fileOfLetter(id))).toBeUndefined()
  })

  it('is not kept with a preview', async () => {
    const { id } = await here.calls.tailored(here.user)
    const text = 'query($id: Int!) { coverLetterPreviews(tailoredId: $id) { suggestions { id } } }'
    const previews = field<{ suggestions: object[] }[]>(
      await here.calls.ask(here.user, text, { id }),
      'coverLetterPreviews',
    )
    expect(previews.flatMap(({ suggestions }) => suggestions)).toEqual([])
  })
})
