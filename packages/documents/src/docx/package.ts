import { Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'
import { type Archive, openArchive } from '../zip/archive.ts'
import { children, parseXml, type XmlElement } from './xml.ts'

/** A Word document's parts, and what its parts point to. */
export interface WordPackage {
  document: XmlElement
  part(kind: 'styles' | 'numbering' | 'footnotes' | 'endnotes'): Promise<XmlElement | null>
  /** A part that the document names by its id: a header or a footer. */
  related(id: string): Promise<RelatedPart | null>
  links: Links
}

interface RelatedPart {
  root: XmlElement
  links: Links
}

/** Addresses outside the file, by the id that the text uses. They are told, never followed. */
export type Links = ReadonlyMap<string, string>

interface Relation {
  id: string
  kind: string
  target: string
  external: boolean
}

export async function openWordPackage(bytes: Uint8Array, limits: Limits): Promise<WordPackage> {
  const archive = openArchive(bytes, limits)
  const read = async (name: string) => {
    const part = await archive.read(name)
    return part && parseXml(part, limits)
  }
  await refuseOthers(archive)
  const main = (await mainPart(archive, read)) ?? 'word/document.xml'
  const document = await read(main)
  if (!document) throw new Refusal(archive.has('[Content_Types].xml') ? 'other-document' : 'not-a-resume-file')
  const relations = await relationsOf(main, read)
  const target = (relation: Relation | undefined) => (relation ? read(resolve(main, relation.target)) : null)
  return {
    document,
    links: linksOf(relations),
    part: async (kind) => await target(relations.find((it) => it.kind === kind && !it.external)),
    async related(id) {
      const relation = relations.find((it) => it.id === id && !it.external)
      const root = await target(relation)
      if (!relation || !root) return null
      return { root, links: linksOf(await relationsOf(resolve(main, relation.target), read)) }
    },
  }
}

type Read = (name: string) => Promise<XmlElement | null>

/** Documents of other programs are zips as well; a macro makes a Word document a program. */
async function refuseOthers(archive: Archive) {
  const names = archive.names()
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) throw new Refusal('macro')
  if (names.some((name) => /^(?:xl|ppt|Index|META-INF)\/|\.iwa$|^mimetype$/.test(name)))
    throw new Refusal('other-document')
  const types = await archive.read('[Content_Types].xml')
  if (types && /macroEnabled/i.test(new TextDecoder().decode(types))) throw new Refusal('macro')
}

async function mainPart(archive: Archive, read: Read): Promise<string | undefined> {
  const relation = (await relationsOf('', read)).find((it) => it.kind === 'officeDocument' && !it.external)
  const name = relation && resolve('', relation.target)
  return name !== undefined && archive.has(name) ? name : undefined
}

async function relationsOf(part: string, read: Read): Promise<Relation[]> {
  const root = await read(part.replace(/[^/]*$/, (name) => `_rels/${name}.rels`))
  return children(root ?? undefined, 'Relationship').map(({ attributes }) => ({
    id: attributes.Id ?? '',
    kind: attributes.Type?.split('/').at(-1) ?? '',
    target: attributes.Target ?? '',
    external: attributes.TargetMode === 'External',
  }))
}

const linksOf = (relations: readonly Relation[]): Links =>
  new Map(relations.filter((it) => it.external && it.kind === 'hyperlink').map((it) => [it.id, it.target]))

/** A target is named from the folder of the part that names it. */
function resolve(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}
