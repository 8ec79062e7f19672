import { SaxesParser } from 'saxes'
import { Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'

/** An element by its local name: prefixes are the writer's choice, and two generations of namespaces are in use. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const spoken = new Set(['t', 'instrText'])

/**
 * Reads XML into a tree. Document types are refused, so no entity is ever declared, expanded or fetched; text is kept
 * only where a document speaks.
 */
export function parseXml(bytes: Uint8Array, limits: Pick<Limits, 'xmlElements' | 'xmlDepth'>): XmlElement {
  const root = elementNamed('', {})
  const open: XmlElement[] = [root]
  let count = 0
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', () => damaged())
  parser.on('doctype', () => damaged())
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (count > limits.xmlElements || open.length > limits.xmlDepth) throw new Refusal('too-large-inside')
    const element = elementNamed(localName(name), attributes)
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const say = (text: string) => {
    const element = open.at(-1)
    if (element && spoken.has(element.name)) element.text += text
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.write(decodeXml(bytes)).close()
  return root.children[0] ?? damaged()
}

function damaged(): never {
  throw new Refusal('damaged')
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const elementNamed = (name: string, attributes: Record<string, string>): XmlElement => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
  children: [],
  text: '',
})

function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((it) => it.name === name)

export const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((it) => it.name === name) ?? []

/** `w:val` of a child, the form in which most properties are written. */
export const valOf = (element: XmlElement | undefined, name: string): string | undefined =>
  child(element, name)?.attributes.val

/** A switch is on when it is there, unless it says otherwise. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = child(element, name)
  return found && !/^(?:0|false|off|none)$/.test(found.attributes.val ?? '')
}

/** Twentieths of a point, as most lengths are written, in points. */
export function points(value: string | undefined): number {
  const twips = Number(value)
  return Number.isFinite(twips) ? twips / 20 : 0
}
