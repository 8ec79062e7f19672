import { operator } from '@bespeak/domain/tailor/testing/people.ts'
import { numberedPage } from '@bespeak/domain/writers/index.ts'
import { expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { type TailorTask, tailor } from '../tailored/tailoring.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, type TailoredResume } from '../testing/resume-calls.ts'

const own = 'Run 12 k8s clusters for 40 services.'
const ours = 'Run 12 Kubernetes clusters for 40 services.'
const theirs = 'Operate 12 Kubernetes clusters for 40 services.'

const line = numberedPage(operator(), []).lines.find(({ text }) => text === own)?.number
const replies = [JSON.stringify({ edits: [{ line, text: theirs, reason: '', sources: [line] }] })]
const words = { writer: 'small-1', replies, against: [] }

/** A model has a wording for a line that the built-in editor changes too, and only the person can settle it. */
const twoWordings: Engine = (asker, work, ...takes) =>
  (work === 'tailor'
    ? tailor({ ...(takes[0] as TailorTask), words }, () => undefined)
    : engine(asker, work, ...takes)) as ReturnType<typeof engine<typeof work>>

const here = appWithUser({ parts: { engine: twoWordings } })

const open = async (id: number) => {
  const text = 'query($id: Int!) { tailoredResume(id: $id) { suggestions { id before text } } }'
  const { suggestions } = field<{ suggestions: { id: number; before: string; text: string }[] }>(
    await here.calls.ask(here.user, text, { id }),
    'tailoredResume',
  )
  return suggestions
}
const answer = (id: number, yes: boolean) =>
  here.calls.ask(here.user, 'mutation($id: Int!, $yes: Boolean!) { answerSuggestion(id: $id, yes: $yes) { id } }', {
    id,
    yes,
  })

/** A version whose line says ours, and asks about theirs. */
async function asked(): Promise<{ made: TailoredResume; id: number }> {
  const made = await here.calls.tailored(here.user)
  expect(made.content).toContain(ours)
  const [one] = await open(made.id)
  expect(one).toMatchObject({ before: own, text: theirs })
  return { made, id: one?.id ?? 0 }
}

it('a wording that asks is refused where the person typed over ours, and is no longer asked', async () => {
  const { made, id } = await asked()
  await here.calls.saveContent(here.user, made.id, made.content.replace(ours, 'I run clusters.'))
  expect(await open(made.id)).toEqual([])
  expect(codeOf(await answer(id, true))).toBe('CONFLICT')
})

it('with a yes it takes the place of ours, and a no takes it back', async () => {
  const { made, id } = await asked()
  field(await answer(id, true), 'answerSuggestion')
  const after = await here.calls.get(here.user, made.id)
  expect(after.content).toContain(theirs)
  expect(after.content).not.toContain(ours)
  expect(after.edits.filter((edit) => edit.text.includes('Kubernetes clusters')).map((it) => it.text)).toEqual([theirs])
  field(await answer(id, false), 'answerSuggestion')
  expect((await here.calls.get(here.user, made.id)).content).not.toContain(theirs)
})
