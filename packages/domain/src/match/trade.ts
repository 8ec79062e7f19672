import type { ResumeModel } from './resume-model.ts'
import type { Related } from './roles.ts'
import type { ShownRow } from './rows.ts'
import { termsOf } from './terms.ts'
import type { RowKind } from './types.ts'
import { rising } from './units.ts'
import { groundWeights, tradeWeights } from './weights.ts'

// Whoever has done this very work for as long as is asked brings more of it than a page says.

/** What people of a trade can do and seldom write down: no paper, degree or language, which one holds or does not. */
const isOfTrade = new Set<RowKind>(['skill', 'experience', 'responsibility', 'keyword'])

/** M48: of what such people leave unsaid, a part is taken as brought; nothing of what they deny. */
export function withTrade(rows: readonly ShownRow[], model: ResumeModel, denied: readonly string[]): ShownRow[] {
  const near = tradeIn(rows)
  const part = tradeWeights.most * near * rising(tradeWeights.from, near) * Math.max(0, ...model.related.map(borneOut))
  const isDenied = deniedBy(model, denied)
  return rows.map((row) =>
    isOfTrade.has(row.kind) && !row.isHeld && !isDenied(row.requirement)
      ? { ...row, presumed: part * (1 - row.shown.share) }
      : row,
  )
}

/** By the resume, or by answers to what was asked. */
function deniedBy({ statements, bySkill }: ResumeModel, denied: readonly string[]) {
  const answers = new Set(denied)
  const named = [...denied, ...statements.map(({ source }) => source.text)].flatMap((text) => {
    const terms = termsOf(text)
    return [...(answers.has(text) ? terms.spelt.keys() : terms.denied)]
  })
  const skills = new Set(named.filter((name) => !bySkill.has(name)))
  return (requirement: string): boolean => {
    const asked = [...termsOf(requirement).spelt.keys()]
    return answers.has(requirement) || (asked.length > 0 && asked.every((name) => skills.has(name)))
  }
}

/** A title without lines that tell of the work says less of what was done under it. */
const borneOut = ({ backing }: Related) =>
  tradeWeights.bare + ((1 - tradeWeights.bare) * (backing - groundWeights.bare)) / (1 - groundWeights.bare)

/** How much the roles are of the work advertised, by the rows that tell it. */
function tradeIn(rows: readonly ShownRow[]): number {
  const { most: _, from: __, bare: ___, ...weights } = tradeWeights
  let [sum, all] = [0, 0]
  for (const { kind, importance, shown } of rows) {
    const weight = importance === 'required' && kind in weights ? weights[kind as keyof typeof weights] : 0
    sum += weight * shown.share
    all += weight
  }
  return all === 0 ? 0 : sum / all
}
