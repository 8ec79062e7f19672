import type { Basics } from '../document.ts'
import { basicsShape } from '../document-shape.ts'
import type { FreshIds } from '../fresh-ids.ts'
import { isObject, type JsonObject } from '../json.ts'
import { readAs } from '../shape.ts'
import { oneLine } from '../shown.ts'
import { type Attributes, parseRest, unshowable } from './marks.ts'
import { type Block, textOf } from './page.ts'
import { exactText, fieldsOf, inlineLine } from './read-fields.ts'
import { linkText } from './write.ts'

export interface MarkedBasics {
  /** What the marks say, as far as they go. */
  basics: Basics
  isIntact: boolean
}

interface MarkedFields {
  fields: JsonObject
  location: JsonObject
  links: JsonObject[]
  more: object[]
}

/** Name, headline and contact; `rest` is what they do not show. */
export function readMarkedBasics(blocks: readonly Block[], rest: JsonObject, ids: FreshIds): MarkedBasics {
  const found: MarkedFields = { fields: {}, location: {}, links: [], more: [] }
  const isIntact = blocks.map((block) => readBlock(block, found, ids)).every(Boolean)
  const hasLocation = isObject(rest.location) || Object.keys(found.location).length > 0
  const { fields, links, more } = found
  const read = readAs(basicsShape, {
    ...unshowable(rest),
    ...(rest.image === undefined ? {} : { image: rest.image }),
    ...fields,
    ...(hasLocation ? { location: { ...unshowable(rest.location), ...found.location } } : {}),
    links,
    more,
  })
  return read ? { basics: read, isIntact } : { basics: { links: [], more: [] }, isIntact: false }
}

function readBlock(block: Block, found: MarkedFields, ids: FreshIds): boolean {
  const type = block.marks['data-block']
  if (type === 'contact') return readContact(block, found, ids)
  const name = type === 'name' ? 'name' : type === 'headline' ? 'label' : null
  if (!name || Object.hasOwn(found.fields, name)) return false
  const visible = oneLine(textOf(block))
  if (visible !== '') found.fields[name] = exactText(block.marks, visible, oneLine)
  return true
}

function readContact(block: Block, found: MarkedFields, ids: FreshIds): boolean {
  const fields = fieldsOf(block)
  return fields?.map(({ marks, visible }) => readField(marks, visible, found, ids)).every(Boolean) ?? false
}

function readField(marks: Attributes, visible: string, found: MarkedFields, ids: FreshIds): boolean {
  const name = marks['data-field'] ?? ''
  if (name === 'link') found.links.push(linkOf(marks, visible, ids))
  else if (name === 'line') found.more.push({ ...inlineLine(marks, visible), id: ids.claim(marks['data-id'], 'l') })
  else {
    const [owner, key] = name.startsWith('location.') ? [found.location, name.slice(9)] : [found.fields, name]
    if (Object.hasOwn(owner, key)) return false
    if (visible !== '') owner[key] = exactText(marks, visible, oneLine)
  }
  return true
}

function linkOf(marks: Attributes, visible: string, ids: FreshIds): JsonObject {
  const id = ids.claim(marks['data-id'], 'k')
  const link = parseRest(marks)
  return linkText(link) === visible ? { ...link, id } : { id, url: visible }
}
