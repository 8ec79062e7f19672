import { type SectionKind, sectionKinds } from '../resume/document.ts'
import { perText } from '../text/remembered.ts'
import { openTitleEnds, sectionTitles, titleQualifiers } from '../words/section-titles.ts'

const cores: Record<SectionKind, string> = sectionTitles
const known = new Map(sectionKinds.flatMap((kind) => cores[kind].split(/,\s+/).map((words) => [words, kind] as const)))

/** The words of a title, without case, ornament or numbering: `2. WORK  EXPERIENCE:` and `Work experience` are one. */
function titleWords(text: string): string {
  const spaced = /^(?:[\p{L}&]\s+){3,}\p{L}$/u.test(text.trim())
    ? text
        .replace(/\s{2,}/g, '\t')
        .replace(/ /g, '')
        .replace(/\t/g, ' ')
    : text
  return spaced
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/&|\+|\/|(?<=\p{L})-(?=\p{L})/gu, ' and ')
    .replace(/^\W*\d{1,2}[.)]\s*/u, '')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a section of that title holds; null where the text is no title that is known. */
export const sectionKindOf: (text: string) => SectionKind | null = perText(kindOf, 500, 100)

function kindOf(text: string): SectionKind | null {
  if (text.length > 48 || /[.;,]\s*\S|\d{3}|[.;,!?]$/.test(text) || /^\p{Ll}/u.test(text.trim())) return null
  const words = titleWords(text).replace(/ and$/, '')
  if (words === '') return null
  return known.get(words) ?? compositeKind(words) ?? qualifiedKind(words) ?? lastWordKind(words)
}

/** `Top Skills`, `Educational Qualifications`, `Conference Presentations`: the last word says what it is. */
function lastWordKind(words: string): SectionKind | null {
  const all = words.split(' ')
  const last = all.at(-1) ?? ''
  if (all.length < 2 || all.length > 3 || all.includes('and') || openTitleEnds.has(last)) return null
  return known.get(last) ?? null
}

/** `Skills and Interests` is named by its first part. */
function compositeKind(words: string): SectionKind | null {
  const parts = words.split(' and ')
  const kinds = parts.map((part) => known.get(part) ?? qualifiedKind(part) ?? lastWordKind(part))
  return parts.length > 1 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null
}

function qualifiedKind(words: string): SectionKind | null {
  const all = words.split(' ')
  const left = all.filter((word) => !titleQualifiers.has(word))
  const kind = left.length > 0 && left.length < all.length ? known.get(left.join(' ')) : undefined
  // `Project experience`, `Kitchen experience`: whatever kind it was, it was work. `Projects experience` names projects.
  const first = known.get(all[0] ?? '')
  return kind ?? (all.at(-1) === 'experience' && all.length <= 4 ? (first ?? 'work') : null)
}
