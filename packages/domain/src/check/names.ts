import type { Source } from '../resume/sources.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher } from '../skills/index.ts'
import { wordsIn } from '../text/spans.ts'
import { oneOfMany } from '../text/tokens.ts'
import * as tables from '../words/check.ts'
import type { Alignment, Ground } from './align.ts'
import { hasStem, hasWord, type Person, type PersonLine, type ReadText } from './person.ts'
import { type Finding, findingAt } from './sentence.ts'
import { stemsOf, type Word } from './words.ts'

const isSigned = /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}[+#]|^\p{L}+\d|\d\p{L}/u
const isCapital = /^\p{Lu}/u

/** A name, tool or skill with a name of its own that no line has; or one of another job than the lines it rests on. */
export function nameFindings({ text, words, periods }: ReadText, { person, alignment, mayBeNamed }: Ground): Finding[] {
  const isProduct = ({ name, field }: Skill) =>
    isSigned.test(name) || isCapital.test(name.slice(1)) || field === 'software'
  const isIn = ({ from }: Word, span: { from: number; to: number }) => span.from <= from && from < span.to
  const found = skillMatcher().find(text)
  return words.flatMap((word, at) => {
    const { skill } = found.find((it) => isProduct(it.skill) && isIn(word, it)) ?? {}
    const isFirst = at === 0 || /[.!?:]\s/.test(word.gap)
    // Another language may write every noun large.
    const isLarge = isCapital.test(word.text) && (skill !== undefined || (!isFirst && !person.isExact))
    const isName = (isLarge || isSigned.test(word.text)) && !word.digits && !word.isSmall
    const isDay = tables.writtenLarge.has(oneOfMany(word.lower)) || periods.some((it) => isIn(word, it))
    if (!isName || isDay || mayBeNamed(word) || (skill && person.skillIds.has(skill.id))) return []
    const isKnown = person.names.has(oneOfMany(word.lower)) || person.initials.has(word.lower)
    if (isKnown) return elsewhere(word, person, alignment)
    return [findingAt(word, 'name', `Your resume doesn't mention ${word.text}.`)]
  })
}

/** A name of one employer beside what was done at another. */
function elsewhere(word: Word, person: Person, { lines }: Alignment): Finding[] {
  const deeds = lines.filter(({ isHeading }) => !isHeading)
  const [best] = deeds
  const isHere = deeds.some((line) => !line.source.entry || hasWord([line, ...person.sistersOf(line)], word))
  const owners = person.everywhere.filter((line) => line.stems.has(word.stem))
  if (!best || isHere || word.isEveryday || !owners[0] || !owners.every(isRole)) return []
  return [findingAt(word, 'name', `“${best.text}” is from another job.`)]
}

const isRole = ({ source }: PersonLine) => source.kind === 'role'

const longestTitle = 5

/** A title that no line gives the person, whole. */
export function titleFindings({ words }: ReadText, { person, alignment, mayBeNamed }: Ground): Finding[] {
  return words.flatMap((word, at) => {
    if (!tables.titleWords.has(word.lower) || goesOn(words[at + 1])) return []
    const opening = openingOf(words, at)
    if (mayBeNamed(word) && !tables.becoming.has(opening?.lower ?? '')) return []
    const isClaimed = opening === undefined || opening.lower === 'as' || tables.becoming.has(opening.lower)
    if (!isClaimed || isVerb(word, words[at + 1])) return []
    const title = titleEndingAt(words, at)
    const [{ from } = word] = title
    const finding = (message: string): Finding[] => [findingAt({ from, to: word.to }, 'title', message)]
    const said = title.map(({ text }) => text).join(' ')
    if (!person.everywhere.some((line) => hasTitle(line, title)))
      return finding(`No line of yours has the title “${said}”.`)
    const best = alignment.lines[0]
    const isLess = best && isRole(best) && best.stems.has(word.stem) && !hasTitle(best, title)
    return isLess ? finding(`Your resume says “${best.text}”.`) : []
  })
}

/** A title ends in its last word: `Senior Manager`. */
const goesOn = (next: Word | undefined) => next !== undefined && next.gap === ' ' && tables.titleWords.has(next.lower)

/** `Senior Design Engineer`: what is written large, or says a rank, before the noun. */
function titleEndingAt(words: readonly Word[], at: number): Word[] {
  let first = at
  while (first > 0 && at - first < longestTitle) {
    const [before, word] = [words[first - 1], words[first]]
    const isPart = before && (tables.rankWords.has(before.lower) || (isCapital.test(before.text) && !before.isSmall))
    if (!isPart || /[,;:.(–—]/.test(word?.gap ?? '')) break
    first -= 1
  }
  return words.slice(first, at + 1)
}

const givesTitles = new Set<Source['kind']>(['role', 'study', 'item', 'label', 'summary', 'fact'])

/** A bullet names the titles of others too: there it is theirs only behind `as`. */
function hasTitle({ words, source }: PersonLine, title: readonly Word[]): boolean {
  return words.some((_, at) => {
    const isHere = title.every(({ lower }, on) => oneOfMany(words[at + on]?.lower ?? '') === oneOfMany(lower))
    if (!isHere || tables.lesseningWords.has(words[at - 1]?.lower ?? '')) return false
    return givesTitles.has(source.kind) || words.slice(Math.max(0, at - 2), at).some(({ lower }) => lower === 'as')
  })
}

/** The word before the noun phrase that this one stands in, so that `with a developer` is somebody else; nothing where it opens the sentence. */
function openingOf(words: readonly Word[], at: number): Word | undefined {
  const isEdge = (word: Word, on: number) =>
    on < at && on >= at - 4 && (word.isSmall || /[,;:.]/.test(words[on + 1]?.gap ?? ''))
  const place = words.findLastIndex(isEdge)
  if (place < 0) return at <= 3 ? undefined : words[at - 1]
  return /^an?$/.test(words[place]?.lower ?? '') ? words[place - 1] : words[place]
}

/** `Lead five tours`, but `Team Lead, Northwind` and `Lead at Northwind` */
const isVerb = (word: Word, next: Word | undefined) =>
  tables.titlesOrDeeds.has(word.lower) &&
  next !== undefined &&
  !/[,;:(–—]/.test(next.gap) &&
  !tables.placing.has(next.lower) &&
  !tables.titleWords.has(next.lower)

const credentials = stemsOf(tables.credentialWords)
const degrees = new Map(
  tables.degreeLetters.flatMap(([letters, stands]) => wordsIn(letters).map((it) => [it, stands] as const)),
)

const degreeIn = ({ lower }: Word) =>
  degrees.get(lower.replace(/['’]s$/, 's').replace(/['’]/g, '')) ?? degrees.get(lower) ?? lower

/** A degree, certificate, award or level that no line has. */
export function credentialFindings({ words }: ReadText, { person, alignment, mayBeNamed }: Ground): Finding[] {
  const owned = new Set(person.everywhere.flatMap((line) => line.words.map(degreeIn)))
  return words.flatMap((word, at) => {
    const isCredential =
      credentials.has(word.stem) || tables.levelWords.has(oneOfMany(word.lower)) || degrees.has(word.lower)
    // `Registered new patients` is a deed.
    if (!isCredential || at === 0 || mayBeNamed(word)) return []
    if (hasStem(person.stems, word.stem) || owned.has(degreeIn(word)) || isDegreeOf(word, owned)) return []
    if (isCertificate.test(word.stem) && alignment.lines[0]?.source.section === 'certificates') return []
    return [findingAt(word, 'credential', `Your resume doesn't mention “${word.text}”.`)]
  })
}

const isCertificate = /^(?:certif|licens)/

/** Who has a bachelor's degree has a degree. */
const isDegreeOf = ({ stem }: Word, owned: ReadonlySet<string>) =>
  /^(?:degre|graduat)/.test(stem) && tables.degreeLetters.some(([, stands]) => owned.has(stands))
