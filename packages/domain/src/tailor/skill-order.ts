import type { Requirement } from '../job/job.ts'
import { isChecked } from '../match/verdict.ts'
import type { Line, SkillGroup } from '../resume/document.ts'
import { skillMatcher } from '../skills/index.ts'
import { hasInARow } from '../skills/tokens.ts'
import { tokensOf } from '../text/tokens.ts'
import { reservations } from '../words/check.ts'
import { mostOrdered } from './bounds.ts'
import type { Draft, TailorContext } from './context.ts'
import { quoted } from './reasons.ts'

/** [T47] In each list of skills what the ad asks for comes first, in the ad's order; the others keep theirs. */
export function skillOrder(context: TailorContext): Draft[] {
  if (context.options.keepOrder) return []
  const groups = context.lists.filter(({ entry, lines }) => entry.type === 'skills' && lines.length <= mostOrdered)
  return [
    ...groups.flatMap(({ id, lines }) => movesIn(id, lines, context)),
    ...context.document.sections.flatMap(({ id, kind, entries }) => {
      const names = entries.filter(
        (entry): entry is SkillGroup => entry.type === 'skills' && entry.keywords.length === 0,
      )
      const isList = kind === 'skills' && names.length === entries.length && names.length <= mostOrdered
      return isList
        ? movesIn(
            id,
            names.map((it) => ({ id: it.id, text: it.name ?? '' })),
            context,
          )
        : []
    }),
  ]
}

function movesIn(list: string, lines: readonly Pick<Line, 'id' | 'text'>[], context: TailorContext): Draft[] {
  const turnOf = new Map(lines.map((line) => [line, turnIn(line.text, context)]))
  const turn = (line: (typeof lines)[number]) => turnOf.get(line)?.turn ?? Number.POSITIVE_INFINITY
  const ordered = [...lines].sort((a, b) => turn(a) - turn(b) || lines.indexOf(a) - lines.indexOf(b))
  const stays = longestInOrder(ordered, lines)
  return ordered.flatMap((line, at) => {
    if (stays.has(line)) return []
    const next = ordered.findIndex((it, place) => place > at && stays.has(it))
    const last = ordered.findLastIndex((it, place) => place < at && stays.has(it))
    const found = turnOf.get(line)
    return [
      {
        ...{ line: line.id, kind: 'moved', made: 'skills', text: line.text, sources: [line.id] },
        ...{ reason: reasonOf(found, at < lines.indexOf(line)), requirement: found?.requirement ?? null },
        place: { list, before: ordered[next]?.id ?? null, index: at - last - 1 },
      },
    ]
  })
}

function reasonOf(turn: Turn | undefined, isUp: boolean): string {
  if (!turn) return 'Moved down: what the ad asks for comes first.'
  return isUp ? `Moved up: ${turn.why}.` : `Moved down: ${turn.why}, behind others.`
}

interface Turn {
  turn: number
  /** What speaks for it. */
  why: string
  requirement: string | null
}

/** When its turn is among those asked for; nothing for the others. */
function turnIn(text: string, { asked, job, wantedIn }: TailorContext): Turn | undefined {
  const wish = wantedIn(text)
  if (wish !== undefined) return { turn: -1, why: `you want ${quoted(wish)} in front`, requirement: null }
  // `Salesforce (basic)` leads no list.
  if (tokensOf(text).some(({ lower }) => reservations.has(lower))) return undefined
  const named = new Set(
    skillMatcher()
      .find(text)
      .map(({ skill }) => skill.name),
  )
  const at = asked.findIndex(({ skill }) => named.has(skill.name))
  const found = asked[at]
  if (found)
    return {
      turn: at,
      why: `the ad asks for ${quoted(found.spellings[0] ?? text)}`,
      requirement: found.requirement.id,
    }
  const requirement = job.requirements.find((it) => mayLead(it) && hasInARow(it.words, text))
  if (!requirement) return undefined
  const before = asked.findIndex((it) => it.requirement.from > requirement.from)
  return {
    ...{ turn: (before < 0 ? asked.length : before) - 0.5, requirement: requirement.id },
    why: `the ad asks for ${quoted(text)}`,
  }
}

/** A certificate has a section of its own, and a trait says little in a list. */
const mayLead = (requirement: Requirement) => requirement.kind !== 'certificate' && isChecked(requirement)

/** As many as possible stay where they are. */
function longestInOrder<Item>(ordered: readonly Item[], before: readonly Item[]): ReadonlySet<Item> {
  const places = new Map(before.map((item, at) => [item, at]))
  const best: Item[][] = []
  for (const item of ordered) {
    const place = places.get(item) ?? 0
    const fits = best.filter((run) => (places.get(run.at(-1) ?? item) ?? 0) < place)
    best.push([...fits.reduce<Item[]>((long, run) => (run.length >= long.length ? run : long), []), item])
  }
  return new Set(best.reduce<Item[]>((long, run) => (run.length >= long.length ? run : long), []))
}
