import type { Requirement } from '../job/job.ts'
import { perText } from '../language/remembered.ts'
import { skillNamed } from '../skills/index.ts'

// What makes a paper another paper: its level or class, its initials, and what it is at all.

const paper =
  /\b(?:[Dd]iploma|NVQ|SVQ|STCW)\b|\b(?:\p{Lu}{2,}\S* (?:membership|card|ticket)|\p{L}{3,}(?:er|or) (?:card|ticket))$|\b[Aa]ward(?: in\b|$)|^\p{Lu}{2,} Level \d|^(?:\p{Lu}\p{L}+ )?(?:Registered|Chartered|Certifi(?:cat)?ed|Associate of|Fellow of|Member of) (?:the )?\p{Lu}/u
/** `CPCS A02`, but no version of a tool and no standard: these have a skill, or a longer number. */
const code = /^(?!I?FRS|IAS)\p{Lu}{3,} \p{Lu}*\d{1,2}\p{L}?$/u
const schooling = /\b(?:high school|secondary school|school[- ]leaving|GED)\b/i
const academic = /\b(?:post)?graduate (?:qualification|diploma|certificate)\b|\bdegree-level\b/i

const tongue = /\b(?:second|another|additional|foreign|further) languages?\b/i

/** A diploma or a membership is held, not done; school is studied, and a second language spoken. */
export function kindOf({ kind, text, skills }: Requirement): Requirement['kind'] {
  if (academic.test(text) && kind !== 'language') return 'degree'
  if (kind !== 'experience' && kind !== 'skill') return kind
  if (tongue.test(text) && skills.length === 0) return 'language'
  if (schooling.test(text)) return 'degree'
  return paper.test(text) || (code.test(text) && skills.every((it) => papers.test(skillNamed(it)?.family ?? it)))
    ? 'certificate'
    : kind
}

/** Words for what is held. */
export const papers =
  /\b(?:licen[cs]e|certifi|diploma|regist|charter|card\b|ticket|member|accredit|qualifi|apprentice|clear(?:ed|ance))/i

/** A skill that is a paper itself, and not what a paper is about. */
export function isPaper(name: string): boolean {
  const skill = skillNamed(name)
  if (skill === undefined) return false
  return skill.field === 'certificates' || /\p{Lu}{2}/u.test(name) || papers.test(`${name} ${skill.category}`)
}

/** By level or class (`Class A`, `UEFA A Licence`), by a code, by initials, by a word for its level. */
const marks =
  /\b(?:[Ll]evel|[Cc]lass|[Gg]rade|[Cc]ategory|[Ss]tage|[Bb]and) (?<class>[\p{Lu}\d]+)\b|\b(?<licence>\p{Lu}) [Ll]icen[cs]e\b|\b(?<code>[IVX]+\/\d+|\d+\.\d+\p{Lu}?|\p{Lu}{1,4}\d{1,3})(?![\p{L}\d])|\((?<initials>\p{Lu}{2,7})\)|\b(?<level>Foundation|Associate|Practitioner|Professional|Expert)\b/gu
const kindsOfMark = ['class', 'licence', 'code', 'initials', 'level'] as const

/** Whether a paper is of another level, class, code or initials than asked. A higher level holds the lower, a first class the second. */
export const isOfAnotherClass = (asked: string, held: string): boolean =>
  kindsOfMark.some((kind) => {
    const [[first], own] = [marksIn(asked, kind), marksIn(held, kind)]
    if (first === undefined || own.length === 0 || held.split(/[^\p{L}\d/.]+/u).includes(first)) return false
    const better = /\bclass\b/i.test(asked)
      ? -1
      : kind === 'level' || /\b(?:level|grade|stage|band)\b/i.test(asked)
        ? 1
        : 0
    return !own.some((mark) => better * (rankOf(mark) - rankOf(first)) > 0)
  })

/** `2`, `II` and `Associate`. */
const rankOf = (mark: string) => (/^[IVX]+$|\p{Ll}/u.test(mark) ? ranks.indexOf(mark) : Number(mark))
const ranks = ' I II III IV V VI VII VIII IX X Foundation Associate Practitioner Professional Expert'.split(' ')

const marksOf = perText((text) => [...text.matchAll(marks)].map(({ groups }) => groups))
const marksIn = (text: string, kind: (typeof kindsOfMark)[number]) =>
  marksOf(text).flatMap((groups) => groups?.[kind] ?? [])
