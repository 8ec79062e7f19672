import { titleness } from '../language/job-nouns.ts'
import { withLineEnds } from '../language/line-ends.ts'
import type { SkillMatcher } from '../skills/matcher.ts'
import { phrasesOf } from '../text/phrases.ts'
import { cut, type Span, wordsIn } from '../text/spans.ts'
import * as headings from '../words/job/headings.ts'
import { isShouted, type Line } from './lines.ts'

/** What stands below a heading; `head` names the job, the employer and the place, `top` is what follows it. */
export type Section =
  | 'head'
  | 'top'
  | 'required'
  | 'preferred'
  | 'duty'
  | 'offer'
  | 'about'
  | 'apply'
  | 'facts'
  | 'other'

/** A line and the section that it stands in. */
export interface Placed {
  line: Line
  section: Section
}

const says = {
  preferred: phrasesOf(headings.preferredHeadings),
  required: phrasesOf(headings.requiredHeadings),
  work: phrasesOf(headings.workHeadings),
  duty: phrasesOf(headings.dutyHeadings),
  offer: phrasesOf(headings.offerHeadings),
  about: phrasesOf(headings.aboutHeadings),
  apply: phrasesOf(headings.applyHeadings),
  facts: phrasesOf(headings.factHeadings),
}
/** Words that a line may have and still be nothing but a heading. */
const all = phrasesOf(`${Object.values(headings).join()}, ${headings.headingFillers}`)
const opensAbout = phrasesOf('about us, about the, about our, about, why, our, what we offer, we offer', 'start')
const givesThings = phrasesOf('benefit*, offer, pay, to apply, apply now')
const textStart = phrasesOf(headings.textHeadings, 'whole')

/** Longer than any heading: what is behind is not looked at. */
const mostRead = 200
const plain = (text: string) =>
  text
    .slice(0, mostRead)
    .replace(/[‘’`]/g, "'")
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const longest = 70
const mostWords = 9

/** [J3] What the words of a heading say stands below it; null where they say nothing. */
function meaningOf(text: string): Section | null {
  if (says.preferred.test(text)) return 'preferred'
  if (says.work.test(text)) return 'duty'
  if (opensAbout.test(text) && !/^about you/i.test(text)) return says.offer.test(text) ? 'offer' : 'about'
  if (says.required.test(text) && !givesThings.test(text)) return 'required'
  if (says.apply.test(text)) return 'apply'
  if (says.offer.test(text)) return 'offer'
  if (says.facts.test(text)) return 'facts'
  if (says.duty.test(text)) return 'duty'
  return says.about.test(text) ? 'about' : null
}

/** The section that words open which are a heading and nothing else; null for any others. */
export function headingKind(raw: string): Section | null {
  const text = plain(raw)
  if (text === '' || text.length > longest || wordsIn(text).length > mostWords) return null
  return /\p{L}/u.test(all.without(text)) ? null : meaningOf(text)
}

const opensHeading = phrasesOf('what, who, how, why, where, about, your', 'start')

const aboutWork = phrasesOf('about the, about this', 'start')
const ofEmployer = phrasesOf(headings.aboutHeadings.replace('about,', ''))

/** [J3] The section that a line opens. */
function openedBy(line: Line, next: Line | undefined, section: Section): Section | null {
  const text = plain(line.text)
  if (line.bullet || text === '' || text.length > longest || wordsIn(text).length > mostWords) return null
  if (/[.!;,]$/.test(line.text) || /[$€£]\s?\d/.test(line.text)) return null
  // `About the gig` over a list is about the work.
  if (next?.bullet && aboutWork.test(text) && !ofEmployer.test(text)) return 'duty'
  const known = headingKind(line.text)
  // Text below `About the job` may be of the employer: it asks where it says so.
  if (known === 'duty' && next && !next.bullet && aboutWork.test(text)) return 'top'
  if (known) return known
  const isMarked = line.marked || line.text.endsWith(':')
  const isOverText = next !== undefined && (!next.apart || isProse(next.text)) && opensHeading.test(text)
  const isOver = line.apart && (next?.bullet === true || isOverText || isShouted(line.text))
  if (!isMarked && !isOver) return null
  const told = meaningOf(text)
  if (told) return told
  // A heading that says nothing stands over a list of what its section goes on with.
  if (next?.bullet) return isListed.has(section) ? section : 'other'
  return isMarked || isOverText ? 'other' : null
}

const isListed = new Set<Section>(['required', 'preferred', 'duty', 'offer'])

/** [J3] Every line that is no heading, with its section. */
export function placed(lines: readonly Line[], head: readonly Span[]): Placed[] {
  const headStarts = new Set(head.filter(({ text }) => !isProse(text)).map(({ from }) => from))
  const found: Placed[] = []
  let section: Section = 'top'
  for (const [at, line] of lines.entries()) {
    const isHead: boolean = section === 'top' && headStarts.has(line.from) && !isProse(line.text)
    const opened: Section | null = isHead ? null : openedBy(line, lines[at + 1], section)
    if (opened && textStart.test(plain(line.text)) && !found.some(({ line: { text } }) => isProse(text))) {
      // A site's summary above the text repeats it.
      for (const it of found) it.section = 'facts'
    }
    if (isHead) found.push({ line, section: 'head' })
    else if (opened) section = opened
    else found.push({ line, section })
  }
  return found
}

const isProse = (text: string) => wordsIn(text).length > 8 && /[.!?]$/.test(text)

const label = /^[^:.!?•]{2,40}:\s+(?=\S)/

/** `Preferred: dentistry`: the section that a line itself names, and the rest of the line. */
export function labelled<Part extends { text: string; from: number }>(
  part: Part,
): { section: Section; rest: Part } | null {
  const head = label.exec(part.text)?.[0]
  const section = head === undefined ? null : headingKind(head)
  return head === undefined || section === null ? null : { section, rest: { ...part, ...cut(part, head.length) } }
}

/** [J1] The text with the line ends that a page has lost in copying: `a related field.5+ years` is two lines. */
export const withLostLineEnds = (text: string, matcher: SkillMatcher): string =>
  withLineEnds(text, {
    isName: (word) =>
      (/^\p{Lu}\p{Ll}+$/u.test(word) && titleness(word) === 1) ||
      matcher.find(word).some(({ from, to }) => from === 0 && to === word.length),
    isTitle: (words) => headingKind(words) !== null,
  })
