import { upperFirst } from '../language/speak/lower-first.ts'
import { startOf } from '../language/start-of.ts'
import { skillNamed } from '../skills/index.ts'
import { sourceOf } from '../text/patterns.ts'
import { tailJoint } from '../words/job/labels.ts'
import { knowingTail, leadIns, needsSkills, tails } from './label-patterns.ts'
import { bareYears, leadingYears } from './years.ts'

interface Label {
  text: string
  years: number | null
}

const mostTurns = 14
const hanging = new RegExp(`(?:,|${sourceOf(tailJoint)})+$`, 'i')
const longest = 90

/** J22: the thing itself: "At least 4 years of experience with Java" is "Java", with the years it is asked for. */
export function labelOf(piece: string): Label {
  let rest = piece.trim()
  let years: number | null = null
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = leadingYears(rest) ?? bareYears(rest)
    const to = found?.to ?? leadInOf(rest)
    if (to === 0) break
    if (found) years ??= found.years
    rest = rest.slice(to).replace(found ? /^[\s,:)–-]+/ : /^\s+/, '')
  }
  for (const tail of tails) rest = withoutTail(rest, tail)
  return { text: polish(withoutKnowing(rest)), years }
}

function leadInOf(text: string): number {
  for (const pattern of leadIns) {
    const length = pattern.exec(text)?.[0].length ?? 0
    if (length > 0 && length < text.length) return length
  }
  return 0
}

function withoutTail(text: string, tail: RegExp): string {
  const bare = text.replace(tail, '')
  return /\p{L}{2}|\p{L}[+#]|^\p{L}$/u.test(bare) ? bare : text
}

/** "Linux knowledge" is "Linux"; "communication skills" stays. */
function withoutKnowing(text: string): string {
  const bare = text.replace(knowingTail, '')
  const isName = /^\p{L}[\p{L}\d.+#/&-]+(?:\s\p{Lu}\S*)*$/u.test(bare)
  return isName && !needsSkills.test(bare) ? bare : text
}

function polish(text: string): string {
  const trimmed = text.replace(/^[\s"“„'’,;:.–—-]+|[\s,;:.!–—-]+$/gu, '').replace(/\s+/g, ' ')
  const start = startOf(trimmed, longest)
  const short = start === trimmed ? start : start.replace(hanging, '')
  const [word] = /^\p{Ll}[\p{Ll}’'-]*(?=[\s,.)/]|$)/u.exec(short) ?? []
  // `dbt` is written small wherever it stands.
  return word && skillNamed(word)?.name !== word ? upperFirst(short) : short
}
