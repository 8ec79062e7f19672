import type { Proof } from '../proof/index.ts'
import type { Edit } from '../resume/edit.ts'
import { beginning } from './beginning.ts'
import { starOutline } from './outline.ts'
import * as prompts from './prompts.ts'
import { type GuideContext, made, type Question, turned } from './question.ts'

const mostFigures = 4

/** Fewer words are a mere keyword. */
const leastOfLine = 5

/** Each line that was put into other words, the strongest with a result, and figures of the latest role. */
export function linesToExplain(context: GuideContext): Question[] {
  const { sources, edits, notes } = context
  const own = new Set(sources.map(({ text }) => text))
  const changed = edits.filter(({ text }) => !own.has(text) && text.split(/\s+/).length >= leastOfLine)
  const reworded = new Set(changed.flatMap((it) => it.sources))
  const ofEdit = ({ text, sources: ids }: Edit) => {
    const from = sources.filter(({ id, kind }) => ids.includes(id) && kind !== 'role')
    const question = prompts.askedOfChanged.replace('{q}', () => beginning(text))
    const outline = starOutline(prompts.promptsOf.defend, sources, { Action: from })
    return made(context, {
      kind: 'defend',
      question,
      whyAsked: 'This line was reworded. Be able to stand behind the new words.',
      line: text,
      outline,
    })
  }
  const unchanged = notes.withFigures.filter(({ source }) => !reworded.has(source.id))
  const hasCurrent = unchanged.some(({ why }) => why.current)
  const figures = [
    ...unchanged.filter(({ why }) => why.result),
    ...unchanged.filter(({ why }) => !why.result && why.current === hasCurrent),
  ].slice(0, mostFigures)
  const ofFigure = (proof: Proof, at: number) => {
    const { text } = proof.source
    const frame = proof.why.result ? prompts.askedOfResult : prompts.askedOfFigure
    const question = frame.replace('{q}', () => beginning(text))
    return made(context, { kind: 'defend', question, whyAsked: turned(prompts.purposes.defend, at), line: text }, [
      proof,
    ])
  }
  return [...changed.map(ofEdit), ...figures.map(ofFigure)]
}
