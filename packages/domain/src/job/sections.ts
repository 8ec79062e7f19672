import { patternOf, wordIn } from '../text/patterns.ts'
import type { SectionKind } from '../words/job/section-titles.ts'
import { sectionsWords } from '../words/job/sections.ts'
import { isShouted, type Line } from './lines.ts'
import { kindByNoun, titleKind, weightWord } from './section-titles.ts'
import { cut, endOf, type Span, sentencesOf } from './span.ts'
import { opensWithVerb } from './verbs.ts'

export interface Section {
  kind: SectionKind
  title: Span | null
  /** Title and text share a line: it ends with its paragraph. */
  inline: boolean
  /** An empty line stands before the title. */
  apart: boolean
  lines: Line[]
}

/** The advertisement in sections, in its order; what stands before the first title is `general`. */
export function sectionsOf(all: readonly Line[]): Section[] {
  const lines = all.flatMap(atInnerTitles)
  const sections: Section[] = [{ kind: 'general', title: null, inline: false, apart: false, lines: [] }]
  lines.forEach((line, index) => {
    const current = sections.at(-1)
    if (!current) return
    const opened = openedBy(line, lines[index + 1], current)
    if (opened) sections.push(opened)
    else if (leaves(line, current))
      sections.push({ kind: 'general', title: null, inline: false, apart: false, lines: [line] })
    else current.lines.push(line)
  })
  return sections.map(judged).filter((section) => section.lines.length > 0)
}

const innerTitle = /^[^:.!?]{3,40}:\s/

/** J15: "… Requirements: … Preferred: …" in one paragraph: a title inside it begins a line of its own. */
function atInnerTitles(line: Line): Line[] {
  if (line.bullet || line.text.length < 60) return [line]
  const sentences = sentencesOf(line)
  const starts = sentences.filter(({ text }, index) => index > 0 && isInnerTitle(innerTitle.exec(text)?.[0] ?? ''))
  return [line.from, ...starts.map((start) => start.from)].map((from, index) => {
    const to = starts[index]?.from ?? endOf(line)
    return { ...line, ...cut(line, from - line.from, to - line.from), apart: index === 0 ? line.apart : true }
  })
}

const inner = new Set<SectionKind | null>(['profile', 'preferred', 'duties', 'offer', 'apply'])
const isInnerTitle = (head: string) => inner.has(titleKind(head))

const inlineTitle = patternOf(sectionsWords.inlineTitle)

function openedBy(line: Line, next: Line | undefined, current: Section): Section | null {
  const kind = titleOf(line, next, current)
  if (kind) return { kind, title: line, inline: false, apart: line.apart, lines: [] }
  const colon = inlineTitle.exec(line.text)?.[0].length ?? 0
  if (colon === 0 || line.text.length < colon + 3) return null
  const head = cut(line, 0, colon)
  const inline = titleKind(head.text)
  if (inline === null || (inline === current.kind && !current.inline) || (line.bullet && inline !== 'preferred'))
    return null
  // `The job: full charge of the herd, …`
  const isWork = inline === 'role' && /^\p{Ll}/u.test(line.text.slice(colon).trimStart())
  return {
    kind: isWork ? 'duties' : inline,
    title: head,
    inline: true,
    apart: line.apart,
    lines: [{ ...line, ...cut(line, colon) }],
  }
}

function titleOf(line: Line, next: Line | undefined, current: Section): SectionKind | null {
  const { text } = line
  if (text.length > 75 || /[.;,!]$/.test(text)) return null
  const kind = titleKind(text)
  if (line.bullet && !(kind && next && (/:$/.test(text) ? next.bullet : line.apart && !next.apart && !next.bullet)))
    return null
  if (kind) return isItemOf(line, next, current) ? null : kind
  // `Skills and personal qualities` over `Essential`: a title over titles.
  if (line.apart && !line.bullet && next && text.split(' ').length <= 6 && weightTitle.test(next.text)) return 'unknown'
  return next && hasFormOfTitle(line, next, current) ? (kindByNoun(text) ?? 'unknown') : null
}

/** J14: a line that looks like a title, whatever it says. */
function hasFormOfTitle(line: Line, next: Line, current: Section): boolean {
  const { text } = line
  if (/:$/.test(text) && next.bullet) return true
  if (text.split(' ').length > 9 || (current.title === null && !current.lines.some((it) => it.text.length > 100)))
    return false
  if (/:$/.test(text) || (isShouted(text) && !isShouted(next.text) && !/\d{3}|[$€£]/.test(text))) return true
  if (next.bullet) return !line.bullet && (line.apart || current.lines.at(-1)?.bullet === true)
  return standsOver(line, next) && (next.text.length > 45 || kindByNoun(text) !== null)
}

/** A few words after an empty line, and text of its own right under them. */
const standsOver = ({ text, apart, bullet }: Line, next: Line) =>
  apart &&
  !(bullet || next.apart) &&
  /^\p{Lu}[^:;|\t]*$/u.test(text) &&
  text.split(' ').length <= 6 &&
  (next.text.length > text.length || kindByNoun(text) !== null)

/** J14: one word of a list without bullets, such as `Training`, is no title: what stands around it is as short. */
function isItemOf(line: Line, next: Line | undefined, current: Section): boolean {
  const last = current.lines.at(-1)
  if (line.apart || current.inline || /:$/.test(line.text) || surelyTitle.test(line.text)) return false
  // Where titles have an empty line before them, a line without one is none.
  if (current.apart && last && !last.bullet && !isShouted(line.text)) return true
  if (line.text.split(' ').length > 2) return false
  if (!last || last.bullet || last.text.length > 60 || !next || next.apart || next.bullet) return false
  return next.text.length < 60 && titleKind(next.text) === null
}

const weightTitle = new RegExp(`^${weightWord}\\W*$`, 'i')

const surelyTitle = wordIn(sectionsWords.surelyTitle)

/** After an empty line, prose is a matter of its own unless the section is written in prose about the same. */
function leaves(line: Line, current: Section): boolean {
  const last = current.lines.at(-1)
  if (line.bullet || last === undefined || current.kind === 'general') return false
  if (current.inline && (/[.!?]$/.test(last.text) || /^[^:.!?|\t]{2,30}[:?|\t]\s/.test(line.text))) return true
  if (!line.apart) return false
  if (current.inline || current.lines.some((it) => it.bullet)) return true
  const isSentence = /[.!?]$/.test(line.text)
  if (current.kind !== 'profile' && current.kind !== 'preferred')
    return isSentence && line.text.length > 60 && asks(line.text)
  const hasSentences = current.lines.some((it) => /[.!?]$/.test(it.text))
  return isSentence && (hasSentences ? line.text.length > 120 && !asks(line.text) : line.text.length > 60)
}

const askingWords = wordIn(sectionsWords.askingWords)
const givingWords = patternOf(sectionsWords.givingWords)

const deed = patternOf(sectionsWords.deed, 'u')

const asks = (text: string) => askingWords.test(text)

/** J14: a list under a title that says nothing is judged by what most of its lines are. */
function judged(section: Section): Section {
  if (section.kind !== 'unknown' && !(section.kind === 'general' && section.lines.some((line) => line.bullet)))
    return section
  const bullets = section.lines.filter((line) => line.bullet)
  const items = bullets.length > 0 || section.title === null ? bullets : section.lines
  if (items.length < 2 || (bullets.length === 0 && items.some((line) => line.text.length > 160))) return section
  const share = (test: (text: string) => boolean) => items.filter((line) => test(line.text)).length / items.length
  const asking = share(asks)
  const giving = share((text) => givingWords.test(text))
  const doing = share((text) => (opensWithVerb(text) || deed.test(text)) && !asks(text))
  const most = Math.max(asking, giving, doing)
  if (most < (bullets.length > 0 ? 0.34 : 0.6)) return section
  return { ...section, kind: most === asking ? 'profile' : most === giving ? 'offer' : 'duties' }
}
