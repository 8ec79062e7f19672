import { useCallback, useEffect, useState } from 'react'
import { blockElements } from './blocks.ts'
import { type Placed, placeSentences, saysMore } from './place-sentences.ts'
import type { Sentence } from './sources.ts'

/** A block of the letter as it stands on the screen. */
export interface TracedBlock {
  /** Which one of the letter. */
  at: number
  element: Element
  /** From the top of the text. */
  top: number
  bottom: number
  placed: Placed<Sentence>[]
  /** Words stand in it that no sentence of ours says. */
  isTypedIn: boolean
}

const noBlocks: TracedBlock[] = []

/** Where the sentences stand now, and their sources with them: told anew with each change and each new width. */
export function useTraced(root: HTMLElement | null, sentences: readonly Sentence[]): TracedBlock[] {
  const [blocks, setBlocks] = useState(noBlocks)
  const look = useCallback(() => {
    if (root) setBlocks(tracedIn(root, sentences))
  }, [root, sentences])
  useEffect(() => {
    if (!root) return
    look()
    const changes = new MutationObserver(look)
    changes.observe(root, { childList: true, characterData: true, subtree: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(root)
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [root, look])
  return blocks
}

function tracedIn(root: HTMLElement, sentences: readonly Sentence[]): TracedBlock[] {
  const elements = [...root.querySelectorAll<HTMLElement>(blockElements)]
  const texts = elements.map((element) => element.textContent)
  const placed = placeSentences(texts, sentences)
  return elements.map((element, block) => {
    const here = placed.filter((it) => it.block === block)
    return {
      at: block,
      element,
      top: element.offsetTop,
      bottom: element.offsetTop + element.offsetHeight,
      placed: here,
      // Salutation and close are nobody's claim.
      isTypedIn: here.length > 0 && saysMore(texts[block] ?? '', here),
    }
  })
}

/** The words of a sentence on the screen. */
export function rangeOf(
  { element }: TracedBlock,
  { start, end }: Pick<Placed<unknown>, 'start' | 'end'>,
): Range | null {
  const [from, to] = [pointIn(element, start), pointIn(element, end)]
  if (!from || !to) return null
  const range = document.createRange()
  range.setStart(...from)
  range.setEnd(...to)
  return range
}

function pointIn(element: Element, offset: number): [Text, number] | null {
  let left = offset
  for (const text of textsIn(element)) {
    if (left <= text.length) return [text, left]
    left -= text.length
  }
  return null
}

/** How far into its block a place on the screen is. */
export function offsetIn(element: Element, node: Node, offset: number): number {
  let before = 0
  for (const text of textsIn(element)) {
    if (text === node) return before + offset
    before += text.length
  }
  return before
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
  return texts
}
