import type { Alternative } from './job-model.ts'
import { kept } from './kept.ts'
import { asksHelp, type OwnShare, ownShareIn } from './own-share.ts'
import { type Relation, relationsOf } from './relations.ts'
import { proofOf, type ResumeModel, type Statement } from './resume-model.ts'
import { isTold, type RoleModel, saidIn } from './role-model.ts'
import { nothing, quote, type Shown } from './shown.ts'
import type { Evidence } from './types.ts'
import { coverage, dutyShownBy, shownBy, type Unit } from './units.ts'
import { atMost, evidenceWeights, groundWeights, ownShareWeights, relationWeights } from './weights.ts'

interface Hit {
  share: number
  how: string | null
  statement: Statement
}

/** The statements that show a skill, itself or through another one. */
function skillShown(name: string, model: ResumeModel): Shown {
  const shown = model.shownSkills.get(name) ?? findSkill(name, model)
  model.shownSkills.set(name, shown)
  return shown
}

function findSkill(name: string, model: ResumeModel): Shown {
  const relations = relationsOf(name)
  const found: { relation: Relation; statements: readonly Statement[] }[] = []
  for (const [other, statements] of model.bySkill) {
    const relation = relations.get(other)
    if (relation) found.push({ relation, statements })
  }
  const parts = found.filter(({ relation }) => relation.partial).length
  const more = Math.max(0, parts - 1) * relationWeights.eachPart
  const hits: Hit[] = []
  for (const { relation, statements } of found) {
    const weight = relation.partial ? Math.min(relationWeights.kin, relation.weight + more) : relation.weight
    for (const statement of statements) {
      const part = ownShareIn(statement.source)
      hits.push({
        share: weight * proofOf(statement, relation.name, model) * part.share,
        how: part.how ?? howOf(relation.how, statement),
        statement,
      })
    }
  }
  return fromHits(hits)
}

function howOf(relation: string | null, { proves, source }: Statement): string | null {
  if (relation !== null) return relation
  return proves === null && source.kind !== 'role' ? 'Listed, not shown' : null
}

const { leastTold, together } = evidenceWeights

/** The statements whose words show a phrase. */
export function wordsShown(units: readonly Unit[], model: ResumeModel, judge = shownBy): Shown {
  const isHelp = asksHelp(units)
  const partOf = ({ source }: Statement): OwnShare => {
    if (source.kind === 'role') return judge === dutyShownBy ? byTitle : whole
    return isHelp ? whole : ownShareIn(source)
  }
  const hits: Hit[] = []
  for (const [place, covered] of model.coverages(units)) {
    const statement = model.statements[place]
    const share = judge(covered)
    if (!statement || share <= 0 || (judge === dutyShownBy && share < leastTold && !isTold(statement.source))) continue
    const part = partOf(statement)
    hits.push({ share: share * proofOf(statement, null, model) * part.share, how: part.how, statement })
  }
  const best = fromHits(hits)
  const role = bestRole(units, model, judge, { isWhole: (it) => partOf(it).share === 1, least: best.share })
  if (!role) return best
  const first = best.evidence.slice(0, 1)
  const lines = quotesIn(role.role, units).filter(({ source }) => source !== first[0]?.source)
  return { ...best, share: role.share, evidence: [...first, ...lines].slice(0, atMost.quotes) }
}

const whole: OwnShare = { share: 1, how: null }
/** A duty is shown by what somebody did; the title of a trade only says that it may have been theirs. */
const byTitle: OwnShare = { share: ownShareWeights.title, how: 'By the title alone' }

/** One role may show a phrase with several lines together. */
function bestRole(
  units: readonly Unit[],
  { roles, grounds }: ResumeModel,
  judge: typeof shownBy,
  { isWhole, least }: { isWhole: (statement: Statement) => boolean; least: number },
): { role: RoleModel; share: number } | null {
  let best: { role: RoleModel; share: number } | null = null
  for (const role of roles) {
    const ground = Math.max(groundWeights.passing, grounds.get(role.id)?.heading ?? 0)
    const share = together * ground * judge(role.covers(units))
    if (share <= (best?.share ?? least)) continue
    const own = role.proving.filter(isWhole)
    const owned = own.length === role.proving.length ? share : together * ground * judge(coverage(units, saidIn(own)))
    const made = Math.max(owned, share < leastTold ? 0 : ownShareWeights.helped * share)
    if (made > (best?.share ?? least)) best = { role, share: made }
  }
  return best
}

function quotesIn({ statements }: RoleModel, units: readonly Unit[]): Evidence[] {
  return statements
    .map((statement) => ({ statement, share: coverage(units, statement.terms) }))
    .sort((a, b) => b.share - a.share)
    .filter(({ share }, _, [first]) => share > evidenceWeights.quotedLine * (first?.share ?? 0))
    .slice(0, atMost.quotes)
    .map(({ statement }) => quote(statement))
}

/** The best of the ways in which something may be met. */
export const alternativeShown = (alternatives: readonly Alternative[], model: ResumeModel): Shown =>
  kept(alternatives, model, () => bestOf(alternatives, model))

function bestOf(alternatives: readonly Alternative[], model: ResumeModel): Shown {
  let best = nothing
  for (const { skills, units } of alternatives) {
    const bySkill = allSkillsShown(skills, model)
    const byWords = wordsShown(units, model)
    const share = evidenceWeights.words * byWords.share
    const shown = bySkill.share >= share ? ofTrade(bySkill, byWords, model) : { ...byWords, share }
    if (shown.share > best.share) best = shown
  }
  return best
}

/** A title alone shows the trade; what is asked beyond it, `teaching swimmers with disabilities`, by its words. */
function ofTrade(bySkill: Shown, byWords: Shown, { statements }: ResumeModel): Shown {
  const isDone = bySkill.evidence.some((it) =>
    statements.some(({ source: { id, kind } }) => id === it.source && (kind === 'line' || kind === 'fact')),
  )
  const beyond = !isDone ? Math.max(0, bySkill.share - byWords.share) : 0
  return { ...bySkill, share: bySkill.share - (1 - ownShareWeights.trade) * beyond }
}

/** Of several skills in one phrase the best shown one tells most; the others are often the circumstances. */
function allSkillsShown(skills: readonly string[], model: ResumeModel): Shown {
  const all = skills.map((name) => skillShown(name, model)).sort((a, b) => b.share - a.share)
  const [first] = all
  if (!first) return nothing
  const mean = all.reduce((sum, { share }) => sum + share, 0) / all.length
  return { ...first, share: evidenceWeights.bestSkill * first.share + evidenceWeights.meanSkill * mean }
}

function fromHits(hits: readonly Hit[]): Shown {
  const sorted = [...hits].sort((a, b) => b.share - a.share)
  const [first] = sorted
  if (!first || first.share === 0) return nothing
  const seen = new Set<string>()
  const best = sorted.filter(({ statement, share }) => {
    const isNew = !seen.has(statement.source.id) && share >= first.share * evidenceWeights.quotedHit
    seen.add(statement.source.id)
    return isNew
  })
  return {
    share: first.share,
    how: first.how,
    evidence: best.slice(0, atMost.quotes).map((hit) => quote(hit.statement)),
  }
}
