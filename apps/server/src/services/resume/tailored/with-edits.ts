import type { Entry, Line, ResumeDocument, Role, Section } from '@bespeak/domain/resume/document.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'

// Which edits stand was changed, after the user had typed into the page. Three pages are laid over each other: the one
// that stands there, the one that the edits made before, and the one they make now. What differs between the first
// two is the user's, and stays.

interface Node {
  id: string
}

/** The page as it stands, with what the edits make now in place of what they made before. */
export function withEdits(current: ResumeDocument, made: ResumeDocument, next: ResumeDocument): ResumeDocument {
  const isTyped = current.basics.label !== made.basics.label
  const { label, ...basics } = isTyped ? current.basics : { ...current.basics, label: next.basics.label }
  return {
    ...{ ...current, basics: label === undefined ? basics : { ...basics, label } },
    sections: laid(current.sections, made.sections, next.sections, sectionWith, isSameSection),
  }
}

type Combine<Item> = (current: Item, made: Item | undefined, next: Item) => Item
type Compare<Item> = (a: Item, b: Item) => boolean

function laid<Item extends Node>(
  current: readonly Item[],
  made: readonly Item[],
  next: readonly Item[],
  combine: Combine<Item>,
  isSame: Compare<Item>,
): Item[] {
  const [stands, was, becomes] = [byId(current), byId(made), byId(next)]
  const isTyped = (item: Item) => {
    const before = was.get(item.id)
    return !before || !isSame(item, before)
  }
  const wanted = next.filter(({ id }) => stands.has(id) || !was.has(id))
  const kept = current.filter((item) => becomes.has(item.id) || isTyped(item))
  const ids = isReordered(current, made) ? woven(kept, wanted) : woven(wanted, kept)
  return ids.flatMap((id) => {
    const [here, there] = [stands.get(id), becomes.get(id)]
    if (here && there) return [combine(here, was.get(id), there)]
    return here ?? there ?? []
  })
}

const byId = <Item extends Node>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

function isReordered(current: readonly Node[], made: readonly Node[]): boolean {
  const [here, there] = [byId(current), byId(made)]
  const order = (items: readonly Node[]) => items.map(({ id }) => id).filter((id) => here.has(id) && there.has(id))
  return order(current).join() !== order(made).join()
}

/** The first list, with what only the second has behind the one that it followed there. */
function woven(first: readonly Node[], second: readonly Node[]): string[] {
  const ids = first.map(({ id }) => id)
  for (const [at, { id }] of second.entries()) {
    if (ids.includes(id)) continue
    ids.splice(ids.indexOf(second[at - 1]?.id ?? '') + 1, 0, id)
  }
  return ids
}

function sectionWith(current: Section, made: Section | undefined, next: Section): Section {
  const entries = laid(current.entries, made?.entries ?? [], next.entries, entryWith, isSameEntry)
  return { ...current, entries: entries.filter((entry) => entry.type !== 'text' || entry.lines.length > 0) }
}

function entryWith(current: Entry, made: Entry | undefined, next: Entry): Entry {
  const before = made?.type === current.type ? made : undefined
  switch (current.type) {
    case 'employment':
      if (next.type !== 'employment') return current
      return { ...current, roles: laid(current.roles, rolesOf(before), next.roles, roleWith, isSameRole) }
    case 'study':
      if (next.type !== 'study' || before?.type !== 'study') return current
      return {
        ...current,
        courses: linesWith(current.courses, before.courses, next.courses),
        lines: linesWith(current.lines, before.lines, next.lines),
      }
    case 'item':
      if (next.type !== 'item' || before?.type !== 'item') return current
      return {
        ...current,
        lines: linesWith(current.lines, before.lines, next.lines),
        keywords: linesWith(current.keywords, before.keywords, next.keywords),
      }
    case 'skills':
      if (next.type !== 'skills' || before?.type !== 'skills') return current
      return { ...current, keywords: linesWith(current.keywords, before.keywords, next.keywords) }
    case 'text':
      if (next.type !== 'text' || before?.type !== 'text') return current
      return { ...current, lines: linesWith(current.lines, before.lines, next.lines) }
    case 'language':
      return current
  }
}

const rolesOf = (entry: Entry | undefined): Role[] => (entry?.type === 'employment' ? entry.roles : [])

const roleWith: Combine<Role> = (current, made, next) => ({
  ...current,
  lines: linesWith(current.lines, made?.lines ?? [], next.lines),
})

const linesWith = (current: Line[], made: Line[], next: Line[]) => laid(current, made, next, lineWith, isSameLine)

const lineWith: Combine<Line> = (current, made, next) => (made && isSameLine(current, made) ? next : current)

const isSameLine: Compare<Line> = (a, b) => a.text === b.text
const isSameRole: Compare<Role> = (a, b) => a.title === b.title && isSameText(a.lines, b.lines)
const isSameEntry: Compare<Entry> = (a, b) => isSameText(linesIn(a), linesIn(b))
const isSameSection: Compare<Section> = (a, b) => isSameText(a.entries.flatMap(linesIn), b.entries.flatMap(linesIn))

const isSameText = (a: readonly Line[], b: readonly Line[]) =>
  a.length === b.length && a.every(({ text }, at) => text === b[at]?.text)
