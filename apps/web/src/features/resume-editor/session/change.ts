import type { Basics, Entry, ResumeDocument, Section } from '@bespeak/domain/resume/document.ts'
import { createFreshIds } from '@bespeak/domain/resume/fresh-ids.ts'
import { idsIn } from '@bespeak/domain/resume/nodes.ts'
import type { Edition } from './edition.ts'

export type Change<Node> = (node: Node) => Node

/** How a part of the document is changed; `field` names what of it, as the document's origins do. */
export type Changer<Node> = (change: Change<Node>, field?: string) => void

interface Identified {
  id: string
}

export const changeDocument =
  (change: Change<ResumeDocument>): Change<Edition> =>
  (edition) => ({ ...edition, document: change(edition.document) })

export const changeBasics = (change: Change<Basics>) =>
  changeDocument((document) => ({ ...document, basics: change(document.basics) }))

export const changeSections = (change: Change<Section[]>) =>
  changeDocument((document) => ({ ...document, sections: change(document.sections) }))

export const changeSection = (id: string, change: Change<Section>) =>
  changeSections((sections) => replaced(sections, id, change))

export const changeEntry = (id: string, change: Change<Entry>) =>
  changeSections((sections) =>
    sections.map((section) => {
      const entries = replaced(section.entries, id, change)
      return entries === section.entries ? section : { ...section, entries }
    }),
  )

/** The list itself where nothing in it is changed. */
export function replaced<Node extends Identified>(nodes: Node[], id: string, change: Change<Node>): Node[] {
  const at = nodes.findIndex((node) => node.id === id)
  const node = nodes[at]
  const changed = node && change(node)
  return changed === undefined || changed === node ? nodes : nodes.with(at, changed)
}

export function moved<Node extends Identified>(nodes: Node[], id: string, by: -1 | 1): Node[] {
  const at = nodes.findIndex((node) => node.id === id)
  const node = nodes[at]
  if (node === undefined || nodes[at + by] === undefined) return nodes
  return nodes.toSpliced(at, 1).toSpliced(at + by, 0, node)
}

export const without = <Node extends Identified>(nodes: Node[], id: string): Node[] =>
  nodes.filter((node) => node.id !== id)

/** Behind the one with this id, or at the end. */
export function insertedAfter<Node extends Identified>(nodes: Node[], id: string | null, ...added: Node[]): Node[] {
  const at = nodes.findIndex((node) => node.id === id)
  return at === -1 ? [...nodes, ...added] : nodes.toSpliced(at + 1, 0, ...added)
}

/** Ids that nothing in the document has. */
export function freshIdsFor(document: ResumeDocument) {
  const ids = createFreshIds([...idsIn(document), ...Object.keys(document.origins)])
  return (prefix: string) => ids.claim(undefined, prefix)
}
