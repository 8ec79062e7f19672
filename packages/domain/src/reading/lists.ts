import type { Item, LanguageSkill, SkillGroup } from '../resume/document.ts'
import { findPeriods, isOnlyPeriod } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { skillLevel } from '../words/reading.ts'
import { entriesOf, isLabel, type RawEntry } from './entries.ts'
import type { Ledger } from './ledger.ts'
import { type TextLine, withSlice } from './lines.ts'
import { expires, issued, mayHaveGiven, paperOf, type Thing } from './papers.ts'
import { headOf, type Piece } from './pieces.ts'
import { cut, join, listed, nothing, type Slice, split, trim, trimSeparators } from './slice.ts'
import { isNameLike } from './vocabulary.ts'
import { linesOf } from './work.ts'

// ---- skills

/** Always between two skills. */
const between = /\s*[,;|•∙·‖]\s*|\t+|\s{3,}/u
/** Between two skills only where nothing else is, or where there are several: `CI / CD, Docker` are two. */
const perhapsBetween = [/\s+\/\s+/u, /\s+[–—-]\s+/u]
/** `Daily: Excel, SAP; before: Access`. */
const beforeGroup = /(?<=[;.])\s+(?=\p{L}[^:,;|.]{1,40}:\s)/u

/** Groups of skills: `Clinical: CRRT, IV therapy`, a small title over a list, or a plain list. */
export function readSkills(lines: readonly TextLine[], ledger: Ledger): SkillGroup[] {
  const groups: SkillGroup[] = []
  const grid = gridOf(lines)
  // What stands below a small title is of its group; below a label and its list only what goes on with them.
  let isTitled = false
  let above = ''
  for (const [index, whole] of lines.entries()) {
    for (const line of groupsApart(whole)) {
      const colon = labelled(line) ?? gridRow(line, grid)
      const group = groups.at(-1)
      if (colon || isGroupTitle(line, lines, index)) {
        groups.push(groupOf(colon?.name ?? line.slice, colon?.values ?? [], ledger))
        isTitled = !colon
      } else {
        const keywords = line.cells.flatMap((cell) => words(cell, ledger))
        const isSame = group?.name
          ? isTitled || goesOn(above, line)
          : line.level > 0 === (lines[index - 1]?.level ?? 0) > 0
        if (group && isSame) group.keywords.push(...keywords)
        else groups.push({ type: 'skills', id: ledger.id('g'), keywords })
      }
      above = line.slice.text
    }
    if (whole.marker) ledger.note(groups.at(-1)?.id ?? 'skills', whole.marker, 1)
  }
  return groups
}

/** A list that the end of its line has cut; where lines have their places, one that stands under it. */
const goesOn = (above: string, { told, slice: { text } }: TextLine) =>
  /[,;/&(–-]$/u.test(above) || opened(above) || /^\p{Ll}/u.test(text) || told?.label === 'more'

const groupsApart = (line: TextLine): TextLine[] =>
  line.cells.length > 1 ? [line] : split(line.slice, beforeGroup).map((slice) => withSlice(line, slice))

function labelled({ slice, cells }: TextLine): { name: Slice; values: Slice[] } | null {
  const match =
    /^([^:,;|]{2,40}):\s+(?=\S)/u.exec(slice.text) ??
    /^([^:,;|•·/]{2,40}?)\s+[–—-]\s+(?!.*\s[–—-]\s)(?=\S+.*[,;|•·/])/u.exec(slice.text)
  if (match) return { name: cut(slice, 0, match[1]?.length ?? 0), values: [trim(cut(slice, match[0].length))] }
  const [first, ...rest] = cells
  if (first && rest.length === 1 && between.test(rest[0]?.text ?? '') && !between.test(first.text))
    return { name: first, values: rest }
  return null
}

/** Where the names of groups stand, if lists stand beside them. */
function gridOf(lines: readonly TextLine[]): number | null {
  const named = lines.filter((line) => line.cells.length === 2 && labelled(line))
  return named.length > 1 ? Math.min(...named.map(({ x }) => x)) : null
}

/** `Office  Excel`: beside others that have several. */
const gridRow = ({ cells, x }: TextLine, grid: number | null): ReturnType<typeof labelled> => {
  const [name, ...values] = cells
  return name && values.length === 1 && grid !== null && Math.abs(x - grid) < 3 && !between.test(name.text)
    ? { name, values }
    : null
}

function isGroupTitle(line: TextLine, lines: readonly TextLine[], index: number): boolean {
  const next = lines[index + 1]
  if (line.told) return line.told.label === 'group'
  if (!next || line.cells.length > 1 || line.level > 0 || between.test(line.slice.text) || labelled(next)) return false
  return (
    line.size > next.size + 0.4 ||
    (line.bold && !next.bold) ||
    (next.level > 0 && line.level === 0) ||
    /:$/.test(line.slice.text)
  )
}

function groupOf(name: Slice, values: Slice[], ledger: Ledger): SkillGroup {
  const id = ledger.id('g')
  return {
    type: 'skills',
    id,
    name: ledger.put(`${id}.name`, trimSeparators(name), 0.9),
    keywords: values.flatMap((value) => words(value, ledger)),
  }
}

const words = (slice: Slice, ledger: Ledger) =>
  outsideBrackets(slice)
    .map(withoutLevel)
    .flatMap(({ skill, level }) => {
      const line = skill.text === '' ? null : ledger.line(skill, 0.9)
      ledger.note(line?.id ?? 'skills', level, 1)
      return line ? [line] : []
    })

const levels = patternOf(skillLevel, 'iu')
/** With more words it is a sentence. */
const mostWords = 5

/** `Python (expert)`, `SQL ●●●○○`: how well it is known is no part of it, wherever it stands. */
function withoutLevel(slice: Slice): { skill: Slice; level: Slice } {
  if (!isSaid(slice)) return { skill: nothing, level: slice }
  const at = levels.exec(slice.text)?.index ?? slice.text.length
  const skill = trimSeparators(cut(slice, 0, at))
  return skill.text === '' || skill.text.split(/\s+/).length > mostWords
    ? { skill: trimSeparators(slice), level: nothing }
    : { skill, level: cut(slice, at) }
}

/** Dots and dashes say nothing. */
const isSaid = ({ text }: Slice) => /[\p{L}\p{N}]/u.test(text)

function outsideBrackets(slice: Slice): Slice[] {
  const merged: Slice[] = []
  for (const piece of split(slice, between).flatMap(perhapsApart)) {
    const last = merged.at(-1)
    if (last && opened(last.text)) merged[merged.length - 1] = join([last, piece], ', ')
    else merged.push(piece)
  }
  return merged

  function perhapsApart(piece: Slice): Slice[] {
    const parted = perhapsBetween.map((sign) => split(piece, sign)).find((parts) => parts.length > 1) ?? [piece]
    // `Irish – fluent`
    if (parted.length === 2 && isFluency.test(parted[1]?.text ?? '')) return [piece]
    return parted.length > 2 || piece.text === slice.text ? parted : [piece]
  }
}

const opened = (text: string) => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)

// ---- languages

const fluency =
  '(?:native|mother|first|bilingual|fluent|advanced|proficient|professional|full|working|limited|conversational|intermediate|upper|lower|basic|elementary|beginner|good|very|excellent|near|spoken|written|business|reading|[abc][12])\\b'
const isFluency = new RegExp(`^${fluency}`, 'iu')
const beforeFluency = new RegExp(`\\s*[(:–—-]\\s*|\\s+(?=${fluency})`, 'iu')

export function readLanguages(lines: readonly TextLine[], ledger: Ledger): LanguageSkill[] {
  const found: LanguageSkill[] = []
  const slices = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      split(withoutGroup(cell, ledger), /(?<=[:(–-][^.]{1,20})\.\s+|\s+(?:and|&)\s+(?=\p{Lu})/u).flatMap(
        outsideBrackets,
      ),
    ),
  )
  for (const slice of slices) {
    const last = found.at(-1)
    if (last && last.fluency === undefined && isFluency.test(slice.text)) {
      last.fluency = ledger.put(`${last.id}.fluency`, unbracketed(slice), 0.9)
      continue
    }
    found.push(languageOf(slice, ledger))
  }
  for (const { slice, marker } of lines) ledger.note('languages', join([marker ?? nothing, slice]), 1)
  return found
}

/** `Mother tongue(s): Romanian`, `Other languages: English, German`: not languages themselves. */
function withoutGroup(slice: Slice, ledger: Ledger): Slice {
  const length = /^(?:mother tongue|native|first|other|foreign)\b[^:]*:\s*/iu.exec(slice.text)?.[0].length ?? 0
  if (length > 0) ledger.note('languages', cut(slice, 0, length), 1)
  return cut(slice, length)
}

function languageOf(slice: Slice, ledger: Ledger): LanguageSkill {
  const id = ledger.id('n')
  const match = beforeFluency.exec(slice.text)
  const name = match ? cut(slice, 0, match.index) : slice
  const level = match ? unbracketed(cut(slice, match.index + match[0].length)) : null
  if (match) ledger.note(`${id}.language`, cut(slice, match.index, match.index + match[0].length), 1)
  return {
    type: 'language',
    id,
    language: ledger.put(`${id}.language`, trimSeparators(name), 0.9),
    ...(level && level.text !== '' ? { fluency: ledger.put(`${id}.fluency`, level, 0.9) } : {}),
  }
}

function unbracketed(slice: Slice): Slice {
  const start = /^[\s(]+/.exec(slice.text)?.[0].length ?? 0
  const rest = slice.text.slice(start)
  const end = rest.split(')').length > rest.split('(').length ? (/[\s)]+$/.exec(rest)?.[0].length ?? 0) : 0
  return cut(slice, start, slice.text.length - end)
}

// ---- certificates, projects, awards and the like

/** `given`: somebody gives such things, so that a few words in small letters may be who. */
export function readItems(lines: readonly TextLine[], ledger: Ledger, given = false): Item[] {
  return itemEntries(lines).map((entry) => {
    const [line] = entry.head
    const paper = given && line && entry.head.length === 1 && line.cells.length === 1 ? paperOf(line.slice) : null
    if (paper && line?.marker) paper.unsaid.push(line.marker)
    return itemOf(entry, paper ?? thingOf(entry.head, given ? mayHaveGiven : isNameLike), ledger)
  })
}

/** Titles with their dates are set in one way, and what is said below them in another. */
function lookApart(some: readonly TextLine[], others: readonly TextLine[]): boolean {
  const looks = new Set(some.map(lookOf))
  return looks.size === 1 && others.length > 0 && others.every((line) => !looks.has(lookOf(line)))
}

const lookOf = ({ size, bold, italic, level }: TextLine) => `${Math.round(size)} ${bold} ${italic} ${level > 0}`

/** A title does not end like a sentence, unless all do. */
const endsSentence = ({ slice }: TextLine) => /\p{Ll}\.$/u.test(slice.text.trim())
const anyEndsSentence = (lines: readonly TextLine[]) => lines.some(endsSentence)

const cutAt = (lines: readonly TextLine[], heads: readonly TextLine[]): RawEntry[] =>
  heads.map((head, at) => {
    const next = heads[at + 1]
    return { head: [head], body: lines.slice(lines.indexOf(head) + 1, next ? lines.indexOf(next) : lines.length) }
  })

/** One line each where most lines carry their own date or none does; else entries like any other. */
function itemEntries(lines: readonly TextLine[]): RawEntry[] {
  if (lines.some(({ told }) => told?.label === 'opens')) return entriesOf(lines)
  const withDate = lines.filter((line) => findPeriods(line.slice.text).length > 0)
  const dated = withDate.length
  const without = lines.filter((line) => !withDate.includes(line))
  if (lines[0] === withDate[0] && lookApart(withDate, without)) return cutAt(lines, withDate)
  const tops = lines.filter((line) => !isLabel(line))
  const flat = new Set(lines.map((line) => `${Math.round(line.size)} ${line.level > 1}`)).size === 1
  // The year in which one expires ends an item as well.
  const ended = without.filter(({ slice }) => /\b20\d\d\)?$/.test(slice.text)).length
  const isList =
    flat && lines.every(({ slice: { text } }) => text.length < 60 && !/^issued/iu.test(text) && !isOnlyPeriod(text))
  if ((flat && dated === 0) || (isList && dated < 0.4 * tops.length) || dated + ended >= 0.6 * tops.length) {
    const told = new Set(without.filter((line) => dated > 0 && !anyEndsSentence(withDate) && endsSentence(line)))
    const heads = lines.filter((line, at) => at === 0 || !told.has(line))
    return cutAt(lines, heads)
  }
  const bulleted = lines.every((line) => line.level > 0)
  return bulleted
    ? lines.map((line) => ({ head: [line], body: [] }))
    : blocksOf(lines).flatMap((block) => (flat && isUneven(block) ? cutAt(block, block) : entriesOf(block)))
}

/** Typed text that is not dated at every second or third line: each says a thing of its own. */
const isUneven = (lines: readonly TextLine[]): boolean => {
  const places = lines.flatMap(({ slice, region }, at) =>
    region === 'text' && findPeriods(slice.text).length > 0 ? [at] : [],
  )
  const steps = new Set(places.map((at, index) => at - (places[index - 1] ?? -1)))
  return steps.size > 1
}

/** Lines with a blank line between them belong to different items, if those of an item stand together. */
function blocksOf(lines: readonly TextLine[]): TextLine[][] {
  const blocks: TextLine[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    if (block && line.gap < 1.6) block.push(line)
    else blocks.push([line])
  }
  return blocks.some((block) => block.length > 1) ? blocks : [[...lines]]
}

function thingOf(head: readonly TextLine[], isName: (text: string) => boolean): Thing {
  const { period, periodSlice, pieces, words: unsaid } = headOf(head)
  const said = pieces.filter(({ slice }) => isSaid(slice))
  return {
    names: grouped(
      said.filter((it, at) => !expires(it, at)),
      isName,
    ),
    more: said.filter(expires).map(({ slice }) => slice),
    period,
    periodSlice,
    unsaid: [...unsaid, ...pieces.flatMap(({ slice }) => (isSaid(slice) ? [] : [slice]))],
  }
}

function itemOf({ head, body }: RawEntry, { names, more, period, periodSlice, unsaid }: Thing, ledger: Ledger): Item {
  const id = ledger.id('i')
  if (period) ledger.note(`${id}.period`, periodSlice, 0.95)
  for (const word of unsaid) ledger.note(`${id}.words`, word, 1)
  const [title, issuer, ...rest] = names
  const item: Item = {
    type: 'item',
    id,
    ...(title ? { title: ledger.put(`${id}.title`, title, 0.85) } : {}),
    ...(issuer
      ? { organisation: ledger.put(`${id}.organisation`, withoutIssued(issuer, `${id}.organisation`, ledger), 0.75) }
      : {}),
    ...(period?.isRange && period.start ? { start: period.start } : {}),
    ...(period?.end ? { end: period.end } : {}),
    lines: [
      ...[...rest, ...more].map((slice) => ledger.line(slice, 0.6, { paragraph: true })),
      ...linesOf(body, ledger),
    ],
    keywords: [],
  }
  // What joined two of them, as in a job.
  for (const { slice } of head)
    for (const { index } of slice.text.matchAll(/(?<=\s)at(?=\s)/giu)) {
      const word = cut(slice, index, index + 2)
      if (word.at.every((offset) => ledger.taken[offset] === 0)) ledger.note(`${id}.words`, word, 1)
    }
  return item
}

/** Of pieces with commas the last is who gave it, if it reads like a name; the others are its title. */
function grouped(pieces: readonly Piece[], isName: (text: string) => boolean): Slice[] {
  const last = pieces.at(-1)
  const allCommas = pieces.length > 1 && pieces.slice(1).every(({ after }) => after === 'comma')
  if (!allCommas || !last) return pieces.map((piece) => piece.slice)
  // `a small cart, 1,000 users`
  if (!isName(last.slice.text.replace(issued, ''))) return [listed(pieces)]
  return [listed(pieces.slice(0, -1)), last.slice]
}

function withoutIssued(slice: Slice, key: string, ledger: Ledger): Slice {
  const length = issued.exec(slice.text)?.[0].length ?? 0
  if (length > 0) ledger.note(key, cut(slice, 0, length), 1)
  return cut(slice, length)
}

/** Interests are named, not described: each piece of a list is one, a sentence stays whole. */
export function readInterests(lines: readonly TextLine[], ledger: Ledger): Item[] {
  return lines.flatMap((line) => {
    if (line.marker) ledger.note('interests', line.marker, 1)
    const pieces = /[.!?]$/.test(line.slice.text) ? [line.slice] : line.cells.flatMap(outsideBrackets)
    return pieces
      .map(trimSeparators)
      .filter((piece) => piece.text !== '')
      .map((piece): Item => {
        const id = ledger.id('i')
        return { type: 'item', id, title: ledger.put(`${id}.title`, piece, 0.85), lines: [], keywords: [] }
      })
  })
}
