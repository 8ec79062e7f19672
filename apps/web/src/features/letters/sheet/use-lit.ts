import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Placed, sentenceAt } from './place-sentences.ts'
import { isOwn, type Sentence } from './sources.ts'
import { offsetIn, rangeOf, type TracedBlock } from './use-traced.ts'

/** The sentence in hand: the one under the pointer, else the one that the cursor stands in. */
export function useLit(root: HTMLElement | null, blocks: readonly TracedBlock[]) {
  const [pointed, setPointed] = useState<Sentence | null>(null)
  const [focused, setFocused] = useState<Sentence | null>(null)
  const lit = pointed ?? focused

  const follow = useEffectEvent(() => {
    const { anchorNode: node, anchorOffset } = document.getSelection() ?? {}
    setFocused(root && node && root.contains(node) ? sentenceFor(blocks, node, anchorOffset ?? 0) : null)
  })
  useEffect(() => {
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])

  useEffect(() => {
    const of = (isWanted: (sentence: Sentence) => boolean) =>
      blocks.flatMap((block) =>
        block.placed.flatMap((placed) => (isWanted(placed.sentence) ? (rangeOf(block, placed) ?? []) : [])),
      )
    highlight('letter-own', of(isOwn))
    highlight(
      'letter-lit',
      of((sentence) => sentence === lit),
    )
  }, [blocks, lit])
  useEffect(() => clear, [])

  return {
    lit,
    light: setPointed,
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const place = placeAt(clientX, clientY)
      setPointed(place ? sentenceFor(blocks, place.node, place.offset) : null)
    },
    onPointerLeave: () => setPointed(null),
  }
}

function sentenceFor(blocks: readonly TracedBlock[], node: Node, offset: number): Sentence | null {
  const at = blocks.findIndex(({ element }) => element.contains(node))
  const block = blocks[at]
  if (!block) return null
  const found: Placed<Sentence> | null = sentenceAt(block.placed, at, offsetIn(block.element, node, offset))
  return found?.sentence ?? null
}

interface Place {
  node: Node
  offset: number
}

/** A browser that cannot say it leaves it to the cursor. */
function placeAt(x: number, y: number): Place | null {
  if ('caretPositionFromPoint' in document) {
    const at = document.caretPositionFromPoint(x, y)
    return at && { node: at.offsetNode, offset: at.offset }
  }
  return null
}

function clear() {
  for (const name of ['letter-own', 'letter-lit']) highlight(name, [])
}

/** Marks words without touching them. A browser that cannot leaves the margin to say it. */
function highlight(name: string, ranges: Range[]) {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (ranges.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...ranges))
}
