import type { Employment, Entry, Item, LanguageSkill, Line, Role, SectionKind, SkillGroup, Study } from '../document.ts'
import { shown } from '../shown.ts'
import { type Origins, restMark } from './marks.ts'
import { element, type HtmlElement, type HtmlNode } from './node.ts'
import { exactMark, field, inRow, lineFields, type Part, periodField, unseen, word } from './write-fields.ts'
import { textNodes, writeLines } from './write-lines.ts'

const dot = ' · '

export function writeEntry(entry: Entry, kind: SectionKind, origins: Origins): HtmlNode[] {
  switch (entry.type) {
    case 'employment':
      return writeEmployment(entry, origins)
    case 'study':
      return writeStudy(entry, origins)
    case 'skills':
      return [writeSkills(entry, origins)]
    case 'language':
      return [writeLanguage(entry, origins)]
    case 'item':
      return writeItem(entry, origins)
    case 'text':
      return writeText(entry.id, entry.lines, kind, origins)
  }
}

interface Head {
  tag: string
  type: string
  id: string
  parts: Part[]
  rest: object
}

const head = ({ tag, type, id, parts, rest }: Head): HtmlElement =>
  element(tag, { 'data-block': type, 'data-id': id, ...restMark(rest) }, inRow(parts))

const extrasOf = ({ extras }: { extras?: object | undefined }) => (extras === undefined ? {} : { extras })

function writeEmployment(job: Employment, origins: Origins): HtmlNode[] {
  const { id, organisation, location, url, description = '' } = job
  const parts = [
    field('organisation', organisation, ''),
    field('location', location, ', '),
    field('url', url, dot, 'a'),
  ]
  const told = shown(description)
  const rest = unseen({ organisation, location, url, ...(told ? {} : { description: job.description }) })
  const roles = job.roles.map((role) => writeRole(role, origins))
  // An empty heading would be a blank line to trip over: the first role says whose it is.
  if (told === '' && parts.every(({ node }) => node === null)) {
    const [first] = roles[0] ?? []
    if (first) first.attributes['data-employment'] = JSON.stringify({ id, ...rest })
    return roles.flat()
  }
  const block = origins.mark(head({ tag: 'h3', type: 'employment', id, parts, rest }), [id])
  const marks = { 'data-block': 'description', ...exactMark(description, told) }
  return [block, ...(told ? [element('p', marks, textNodes(told))] : []), ...roles.flat()]
}

function writeRole(role: Role, origins: Origins): [HtmlElement, ...HtmlNode[]] {
  const { id, title, location, start, end, lines } = role
  const parts = [field('title', title, '', 'strong'), field('location', location, dot), periodField(start, end, dot)]
  const rest = { ...unseen({ title, location }), ...extrasOf(role) }
  return [origins.mark(head({ tag: 'p', type: 'role', id, parts, rest }), [id]), ...writeLines(lines, origins)]
}

function writeStudy(study: Study, origins: Origins): HtmlNode[] {
  const { id, degree, area, institution, location, url, score, start, end, courses, lines } = study
  const parts = [
    field('degree', degree, ''),
    field('area', area, ', '),
    field('institution', institution, dot),
    field('location', location, ', '),
    field('score', score, dot),
    field('url', url, dot, 'a'),
    periodField(start, end, dot),
  ]
  const rest = { ...unseen({ degree, area, institution, location, score, url }), ...extrasOf(study) }
  return [
    origins.mark(head({ tag: 'h3', type: 'study', id, parts, rest }), [id]),
    ...writeRow('courses', 'Courses', courses, origins),
    ...writeLines(lines, origins),
  ]
}

function writeItem(item: Item, origins: Origins): HtmlNode[] {
  const { id, title, organisation, location, url, start, end, lines, keywords } = item
  const isLong = lines.length > 0 || keywords.length > 0
  const parts = [
    field('title', title, '', isLong ? 'span' : 'strong'),
    field('organisation', organisation, dot),
    field('location', location, ', '),
    field('url', url, dot, 'a'),
    periodField(start, end, dot),
  ]
  const rest = { ...unseen({ title, organisation, location, url }), ...extrasOf(item) }
  return [
    origins.mark(head({ tag: isLong ? 'h3' : 'p', type: 'item', id, parts, rest }), [id]),
    ...writeLines(lines, origins),
    ...writeRow('keywords', 'Keywords', keywords, origins),
  ]
}

const writeRow = (type: string, title: string, lines: Line[], origins: Origins): HtmlNode[] =>
  lines.length === 0 ? [] : [rowOf(type, title, lines, origins)]

function rowOf(type: string, title: string, lines: Line[], origins: Origins): HtmlElement {
  const block = element('p', { 'data-block': type }, inRow([word(title), ...lineFields(lines, ': ')]))
  return origins.mark(block, idsOf(lines))
}

function writeSkills(group: SkillGroup, origins: Origins): HtmlElement {
  const { id, name, level, keywords } = group
  const parts = [field('name', name, '', 'strong'), field('level', level, ' – '), ...lineFields(keywords, ': ')]
  const rest = { ...unseen({ name, level }), ...extrasOf(group) }
  return origins.mark(head({ tag: 'p', type: 'skills', id, parts, rest }), [id, ...idsOf(keywords)])
}

function writeLanguage(skill: LanguageSkill, origins: Origins): HtmlElement {
  const { id, language, fluency } = skill
  const parts = [field('language', language, '', 'strong'), field('fluency', fluency, ': ')]
  const rest = { ...unseen({ language, fluency }), ...extrasOf(skill) }
  return origins.mark(head({ tag: 'p', type: 'language', id, parts, rest }), [id])
}

/** A paragraph has no head: each of its lines says whose it is. */
function writeText(id: string, lines: Line[], kind: SectionKind, origins: Origins): HtmlNode[] {
  return writeLines(lines, origins, { marks: { 'data-entry': id }, running: kind === 'summary' })
}

const idsOf = (lines: Line[]) => lines.map(({ id }) => id)
