import { credentialStatus } from '../credentials/index.ts'
import { likeness } from '../proof/index.ts'
import type { Source } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { splitText } from '../text/split.ts'
import type { LetterGround } from './ground.ts'

const mostPapers = 3

/** [LT8] What the advertisement requires of licences, certificates and degrees, where the person has it; degrees last. */
export function papersOf({ asks, sources, choices: { today } }: LetterGround): { ask: string; source: Source }[] {
  const told = [...sources.values()].filter(isOfPapers)
  const found = asks
    .filter(({ isPaper }) => isPaper)
    .flatMap(({ text, evidence }) => {
      const shown = told
        .filter((source) => isHad(source, text, today))
        .map((source) => ({ source, isShown: evidence.includes(source.id), near: likeness(source.text, text) }))
        .filter(({ isShown, near }) => isShown || near >= sameName)
      const [best] = shown.sort((a, b) => b.near - a.near || Number(b.isShown) - Number(a.isShown))
      return best ? [{ ask: text, source: answerIn(best.source, text) }] : []
    })
  const distinct = [...new Map(found.map((it) => [it.source.text, it])).values()]
  return distinct.sort((a, b) => Number(isDegree(a.source)) - Number(isDegree(b.source))).slice(0, mostPapers)
}

/** Of a line that lists several, the one that answers: whole, as it stands between its commas. */
function answerIn(source: Source, ask: string): Source {
  if (isDegree(source)) return source
  const named = splitText(source.text, /,\s+(?![^(]*\))/g).filter((it) => skillMatcher().find(it).length > 0)
  const [best] = named
    .map((text) => ({ text, near: likeness(text, ask) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
  return best ? { ...source, text: best.text } : source
}

/** A line that has so much of what is required names it. */
const sameName = 0.5

/** By each of its pieces: `in progress` is one. */
const isHad = (source: Source, name: string, today: string) =>
  [source.text, ...source.quotes].every((text) => credentialStatus({ ...source, text }, today, name) === 'held')

const isDegree = ({ kind }: Source) => kind === 'study'
/** Where papers are told: in no line of work. */
export const isOfPapers = ({ kind, section }: Source) =>
  kind === 'item' ||
  kind === 'study' ||
  kind === 'label' ||
  (kind === 'line' && section !== 'work' && section !== 'skills')
