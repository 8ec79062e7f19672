import type { LabelledFragment, Truth } from './labelled.ts'

type Node = { [key: string]: Node | string }

/** The resume put together from the fragments and their true fields: what is wrong in it was lost on the way to the text. */
export function rebuilt(truth: Truth, all: readonly LabelledFragment[]): object {
  const texts = new Map<string, string[]>()
  for (const { fragment, spans } of [...all].sort((a, b) => a.order - b.order))
    for (const { from, to, atom } of spans) {
      const field = truth.atoms[atom]?.field ?? ''
      if (!field.includes('.')) continue
      texts.set(field, [...(texts.get(field) ?? []), fragment.text.slice(from, to)])
    }
  const root: Node = {}
  for (const [field, pieces] of texts) {
    const text = pieces.join(/email|url/i.test(field) ? '' : ' ')
    if (!isOpen(field, text)) put(root, field.split('.'), unspelled(text))
  }
  return asLists(root) as object
}

/** `J A N E   D O E` */
const unspelled = (text: string) =>
  /^\S(?:\s+\S)+$/u.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replace(/\s/g, ''))
        .join(' ')
    : text

/** `to date`, `the present` */
const isOpen = (field: string, text: string) => field.endsWith('.endDate') && !/\d/.test(text)

function put(node: Node, [key = '', ...rest]: string[], text: string) {
  if (rest.length === 0) {
    node[key] = text
    return
  }
  const child = node[key]
  const next: Node = typeof child === 'object' ? child : {}
  node[key] = next
  put(next, rest, text)
}

const asLists = (node: Node | string): unknown => {
  if (typeof node === 'string') return node
  const entries = Object.entries(node).map(([key, value]) => [key, asLists(value)] as const)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
