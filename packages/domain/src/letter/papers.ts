import { likeness } from '../proof/index.ts'
import type { Source } from '../resume/sources.ts'
import type { LetterGround } from './ground.ts'

const mostPapers = 3

/** [LT8] What the advertisement requires of licences, certificates and degrees, where the person has it; degrees last. */
export function papersOf({ asks, sources }: LetterGround): { ask: string; source: Source }[] {
  const kept = [...sources.values()].filter(isOfPapers)
  const found = asks
    .filter(({ isPaper }) => isPaper)
    .flatMap(({ text, evidence }) => {
      const shown = kept
        .map((source) => ({ source, isShown: evidence.includes(source.id), near: likeness(source.text, text) }))
        .filter(({ isShown, near }) => isShown || near >= sameName)
      const [best] = shown.sort((a, b) => b.near - a.near || Number(b.isShown) - Number(a.isShown))
      return best ? [{ ask: text, source: best.source }] : []
    })
  const distinct = [...new Map(found.map((it) => [it.source.id, it])).values()]
  return distinct.sort((a, b) => Number(isDegree(a.source)) - Number(isDegree(b.source))).slice(0, mostPapers)
}

/** A line that has so much of what is required names it. */
const sameName = 0.6

const isDegree = ({ kind }: Source) => kind === 'study'
const isOfPapers = ({ kind, section }: Source) =>
  kind === 'item' ||
  kind === 'study' ||
  kind === 'label' ||
  (kind === 'line' && section !== 'work' && section !== 'skills')
