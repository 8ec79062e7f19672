import { isAffirmed } from '../held/index.ts'
import { languagesIn, levelOf } from '../job/languages.ts'
import { isKindOf } from '../skills/relation.ts'
import { patternOf } from '../text/patterns.ts'
import * as paperWords from '../words/papers.ts'
import type { ResumeModel, Statement } from './resume-model.ts'
import { nothing, quote, type Shown } from './shown.ts'
import { languageRanks, languageWeights } from './weights.ts'

const ranks: Readonly<Record<string, number>> = languageRanks

const further: [keyof typeof languageRanks, RegExp][] = [
  ['native', patternOf(paperWords.native)],
  ['business', patternOf(paperWords.business)],
  ['conversational', patternOf(paperWords.conversational)],
  ['basic', patternOf(paperWords.basic)],
]
const spoken = patternOf(paperWords.spoken)

function rankIn(text: string, at: number, otherwise: number): number {
  const said = levelOf(text, at)
  const end = languagesIn(text).find((it) => it.at > at)?.at ?? text.length
  // `French: intermediate, German` says nothing of German; `full professional English` says it before.
  const rest = [text.slice(at, end), text.slice(text.slice(0, at).search(/[^,;]*$/), at)]
  const level = rest.flatMap((piece) => further.find(([, words]) => words.test(piece))?.[0] ?? [])[0]
  return ranks[said ?? ''] ?? (level === undefined ? otherwise : languageRanks[level])
}

export interface Spoken extends Shown {
  /** Named with a level below the one asked. */
  below: boolean
}

/** The languages of a requirement; of several joined by "or", or of all where none is named, the best known, else the least known. */
export function languageShown(label: string, words: string, model: ResumeModel): Spoken {
  const named = languagesIn(label)
  const asked = named.length > 0 ? named : othersIn(model)
  const all = asked.map(({ language, at }) => {
    const inWords = languagesIn(words).find((it) => it.language === language)
    const wanted =
      Math.max(rankIn(label, at, 0), inWords ? rankIn(words, inWords.at, 0) : 0) || languageWeights.unsaid.asked
    return oneShown(language, wanted, model)
  })
  const sorted = all.sort((a, b) => a.share - b.share)
  return (named.length === 0 || /\bor\b/i.test(label) ? sorted.at(-1) : sorted[0]) ?? { ...nothing, below: false }
}

/** What the resume names besides the language of the advertisement. */
const othersIn = ({ statements }: ResumeModel) =>
  statements.flatMap(({ source }) => languagesIn(source.text)).filter(({ language }) => language !== 'English')

function oneShown(language: string, wanted: number, model: ResumeModel): Spoken {
  const held = model.statements.flatMap((statement) => {
    const at = statedIn(statement, language)
    return at === null ? [] : [{ statement, rank: rankIn(statement.source.text, at, languageWeights.unsaid.held) }]
  })
  const best = held.sort((a, b) => b.rank - a.rank)[0]
  if (!best) {
    if (language !== 'English') return { ...nothing, below: false }
    return { share: languageWeights.written, how: 'The resume is in English', evidence: [], below: false }
  }
  const below = best.rank < wanted - languageWeights.tolerance
  const share = below ? shareBelow(wanted - best.rank) : best.rank < wanted ? languageWeights.almost : 1
  return { share, how: below ? 'Below the level asked' : null, evidence: [quote(best.statement)], below }
}

const shareBelow = (ranksBelow: number) =>
  Math.max(languageWeights.least, languageWeights.below - languageWeights.eachRank * ranksBelow)

/** A place or a customer may be German; a language is stated as such. */
function statedIn({ source }: Statement, language: string): number | null {
  const at = languagesIn(source.text).find((it) => it.language === language || isKindOf(it.language, language))?.at
  if (at === undefined || !isAffirmed(source.text, at, at + language.length)) return null
  const states =
    ['language', 'skill', 'fact', 'summary', 'item'].includes(source.kind) || source.section === 'languages'
  return states || spoken.test(source.text) ? at : null
}
