import type { Requirement } from '../job/job.ts'
import type { Line, SkillGroup } from '../resume/document.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'
import { mostOrdered } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import { isPaper } from './fact-words.ts'
import { runsIn } from './lists.ts'
import { forward, type Move, movesTo } from './moves.ts'
import { asks, names, quoted } from './reasons.ts'
import { isChore, tellsResult } from './results-told.ts'

/** A line passes another one only where it serves the advertisement clearly more, and one with a result by far. */
const clearly = 0.3
const counted = 0.7
const byFar = 1.1
const isResult = patternOf(tailorWords.isResult)

/** What the advertisement asks comes first: bullets within a role, skills within a group, groups of skills. */
export const orderDrafts = (desk: Desk): Draft[] =>
  desk.options.keepOrder ? [] : [...bulletMoves(desk), ...keywordMoves(desk), ...groupMoves(desk)]

function bulletMoves(desk: Desk): Draft[] {
  const lists = desk.lists.filter(
    ({ id, role, section, entry, lines }) =>
      lines.length <= mostOrdered && (role !== null || (section === 'projects' && id === entry.id)),
  )
  return lists.flatMap(({ id: list, lines }) =>
    runsIn(lines).flatMap((run) => {
      const wanted = resultsOverChores(
        forward(
          run,
          ({ text }) => desk.worthOf(text),
          ({ text }, item) => marginOver(text, item.text, desk),
        ),
        desk,
      )
      return movesTo(run, wanted, nextAfter(lines, run)).map(({ item, place, to }) => ({
        ...kept(item, { ...place, list }),
        ...bulletReason(item, desk, to),
      }))
    }),
  )
}

/** [T38] Nothing without a result passes one, but for what the person wants in front. */
function marginOver(passed: string, text: string, { wantedIn }: Desk): number {
  if (tellsResult(passed) && !tellsResult(text) && wantedIn(text) === undefined) return Number.POSITIVE_INFINITY
  return isResult.test(passed) ? byFar : /\p{N}{2}/u.test(passed) ? counted : clearly
}

/** [T38] A result stands below no chore, but for one that the person wants in front. */
function resultsOverChores(lines: readonly Line[], { wantedIn }: Desk): Line[] {
  const ordered: Line[] = []
  for (const line of lines) {
    const chore = tellsResult(line.text)
      ? ordered.findIndex(({ text }) => isChore(text) && wantedIn(text) === undefined)
      : -1
    ordered.splice(chore < 0 ? ordered.length : chore, 0, line)
  }
  return ordered
}

const kept = ({ id, text }: Line, place: NonNullable<Draft['place']>): Omit<Draft, 'reason' | 'requirement'> => ({
  ...{ line: id, kind: 'moved', text, sources: [id], place },
})

const nextAfter = (lines: readonly Line[], run: readonly Line[]) =>
  lines[lines.findIndex(({ id }) => id === run.at(-1)?.id) + 1]?.id ?? null

type Why = Pick<Draft, 'reason' | 'requirement'>
type To = Move<unknown>['to']

function bulletReason({ text }: Line, desk: Desk, to: To): Why {
  if (to === 'moves down')
    return {
      requirement: null,
      reason: isChore(text)
        ? 'Lines with results, or closer to the ad, now come before it.'
        : 'Lines closer to the ad now come before it.',
    }
  const wanted = desk.wantedIn(text)
  if (wanted !== undefined)
    return { requirement: null, reason: `You want ${quoted(wanted)} in front, so this line ${to}.` }
  const requirement = desk.requirementsIn(text).find((it) => !isPaper(it))
  if (requirement)
    return { requirement: requirement.id, reason: `${asks(requirement)} This line shows it, so it ${to}.` }
  if (tellsResult(text)) return { requirement: null, reason: `This line tells what came of your work, so it ${to}.` }
  return { requirement: null, reason: `This line is close to what the ad describes, so it ${to}.` }
}

function keywordMoves(desk: Desk): Draft[] {
  return desk.lists
    .filter(({ entry, lines }) => entry.type === 'skills' && lines.length <= mostOrdered)
    .flatMap(({ id: list, lines }) =>
      movesTo(
        lines,
        forward(
          lines,
          ({ text }) => worth(text, desk),
          () => 0,
        ),
        null,
      ).map(({ item, place, to }) => {
        return { ...kept(item, { ...place, list }), ...keywordReason(item, desk, to) }
      }),
    )
}

function keywordReason({ text }: Line, desk: Desk, to: To): Why {
  if (to === 'moves down') return { requirement: null, reason: 'Skills that the ad asks for now come before it.' }
  const requirement = askedIn(text, desk) ?? null
  const wanted = desk.wantedIn(text)
  const named = wanted === undefined ? names(desk, text) : `You want ${quoted(wanted)} in front.`
  return {
    requirement: requirement?.id ?? null,
    reason: `${requirement ? asks(requirement) : named} It ${to} in its list.`,
  }
}

/** What the advertisement asks of it, null where only the duties name it; a licence is no skill to lead with. */
function askedIn(text: string, { asked, skillsIn, requirementsIn }: Desk): Requirement | null | undefined {
  const names = new Set(skillsIn(text).map(({ skill }) => skill.name))
  const served = asked.find(({ skill }) => names.has(skill.name))
  if (served?.skill.field === 'certificates') return undefined
  return served
    ? served.requirement?.kind === 'certificate'
      ? null
      : served.requirement
    : requirementsIn(text).find(({ kind }) => kind !== 'certificate')
}

/** Asked for, or not: finer steps would shuffle a list for nothing. */
function worth(text: string, desk: Desk): number {
  return (desk.wantedIn(text) === undefined ? 0 : 2) + (askedIn(text, desk) === undefined ? 0 : 1)
}

const clearlyMore = 2

function groupMoves(desk: Desk): Draft[] {
  return desk.document.sections.flatMap(({ id: list, kind, entries }) => {
    const groups = entries.filter((entry): entry is SkillGroup => entry.type === 'skills')
    if (kind !== 'skills' || groups.length !== entries.length) return []
    const sum = ({ name = '', keywords }: SkillGroup) =>
      (keywords.length === 0 ? [name] : keywords.map(({ text }) => text)).reduce(
        (all, text) => all + worth(text, desk),
        0,
      )
    const margin = groups.every(({ keywords }) => keywords.length === 0) ? 0 : clearlyMore
    const wanted = forward(groups, sum, () => margin)
    return movesTo(groups, wanted, null).map(({ item, place, to }) => ({
      ...{ line: item.id, kind: 'moved' as const, text: '', requirement: null, sources: [] },
      place: { ...place, list },
      reason:
        to === 'moves down'
          ? 'Groups with more of what the ad asks now come before it.'
          : `The ad asks for more of this group than of others, so it ${to}.`,
    }))
  })
}
