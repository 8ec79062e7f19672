import type { List, Run } from '../blocks/block.ts'
import { itemsWords, listWords, type Words, wordsOf } from '../typst/words.ts'
import { element, type PreviewNode } from './element.ts'

/** A text with its line breaks, and with the words that no line may part. */
export const textNodes = (text: string): PreviewNode[] => wordNodes(wordsOf(text))

/** Where each item is a node of its own, each can be pointed at. */
export const listNodes = ({ items, of }: List): PreviewNode[] =>
  of === undefined
    ? wordNodes(listWords(items))
    : itemsWords(items).flatMap((words, index) => [
        ...(index > 0 ? [' '] : []),
        element('span', 'own', wordNodes(words)),
      ])

function wordNodes(words: Words): PreviewNode[] {
  if (typeof words === 'string') return [words]
  return words.flatMap((piece): PreviewNode[] => {
    if (piece === '\n') return [element('br', '', [])]
    return typeof piece === 'string' ? [piece] : wholeParts(piece)
  })
}

/** Parts between which a line may end, and inside which it may not. */
const wholeParts = (parts: readonly string[]): PreviewNode[] =>
  parts.flatMap((part, index) => [...(index > 0 ? [element('wbr', '', [])] : []), element('span', 'whole', [part])])

export const runNodes = (runs: readonly Run[]): PreviewNode[] =>
  runs.map((run) => linked(run, `run ${run.kind}`, textNodes(run.text)))

export const linked = ({ href }: Run, className: string, children: PreviewNode[]): PreviewNode =>
  href === undefined ? element('span', className, children) : { ...element('a', className, children), href }
