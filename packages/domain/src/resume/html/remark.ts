import type { ResumeDocument } from '../document.ts'
import { type Block, isMarked, type Page, textOf } from './page.ts'
import { pageOf } from './walk.ts'
import { toNodes } from './write.ts'

// Many editors drop attributes they do not know. What a page still says in the same words gets its marks back from the
// document that it was made of; a line that stands between two of these was that line before it was changed.

interface Known {
  block: Block
  text: string
  isUsed: boolean
}

export function remark(page: Page, before: ResumeDocument): Page {
  const written = pageOf(toNodes(before))
  const known = written.blocks.map((block) => ({ block, text: textOf(block), isUsed: false }))
  const found = match(page.blocks, known)
  pairChanged(page.blocks, known, found)
  return { root: page.root ?? written.root, blocks: withBlank(page.blocks, known, found) }
}

/** For each block of the page the place of the known one it is, or -1. */
function match(blocks: readonly Block[], known: Known[]): number[] {
  const places = new Map<string, Places>()
  for (const [index, { block, text }] of known.entries()) {
    for (const key of [text, markOf(block)]) placesOf(places, key).all.push(index)
  }
  let last = -1
  return blocks.map((block) => {
    const at = take(placesOf(places, isMarked(block) ? markOf(block) : textOf(block)), last, known)
    const taken = known[at]
    if (taken) taken.isUsed = true
    if (taken) last = at
    return at
  })
}

/** Where a text stands in the known page: further on first, then further back, where something was moved. */
interface Places {
  all: number[]
  next: number
  passed: number[]
  nextPassed: number
}

function placesOf(places: Map<string, Places>, key: string): Places {
  const found = places.get(key) ?? { all: [], next: 0, passed: [], nextPassed: 0 }
  places.set(key, found)
  return found
}

function take(places: Places, last: number, known: readonly Known[]): number {
  const isFree = (at: number) => known[at]?.isUsed === false
  for (; places.next < places.all.length; places.next += 1) {
    const at = places.all[places.next] ?? -1
    if (isFree(at) && at > last) return at
    if (isFree(at)) places.passed.push(at)
  }
  for (; places.nextPassed < places.passed.length; places.nextPassed += 1) {
    const at = places.passed[places.nextPassed] ?? -1
    if (isFree(at)) return at
  }
  return -1
}

// No text of a page begins with a blank.
const markOf = ({ marks }: Block) => ` ${marks['data-block']} ${marks['data-id']}`

/** Between two that match, as many as there were: they are the same ones, changed. */
function pairChanged(blocks: readonly Block[], known: Known[], found: number[]) {
  for (let from = 0; from < blocks.length; from += 1) {
    if (found[from] !== -1) continue
    let to = from
    while (to < blocks.length && found[to] === -1) to += 1
    const [before, after] = [
      from === 0 ? -1 : (found[from - 1] ?? -1),
      to === blocks.length ? known.length : (found[to] ?? -1),
    ]
    const places = range(before + 1, after).filter((at) => known[at]?.text !== '')
    const isSame = (at: number, index: number) => isChanged(blocks[from + index], known[at])
    if (places.length === to - from && places.every(isSame))
      for (const [index, at] of places.entries()) found[from + index] = at
    from = to - 1
  }
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

// Blocks of one text each; what was changed in a block of several fields has to be read.
const oneText = /^(?:line|label|section|name|headline|description)$/

const isChanged = (block: Block | undefined, known: Known | undefined): boolean =>
  known !== undefined &&
  !known.isUsed &&
  known.block.tag === block?.tag &&
  oneText.test(known.block.marks['data-block'] ?? '')

/** Blocks that show nothing cannot have been taken out by a person: they stay behind the one they followed. */
function withBlank(blocks: readonly Block[], known: readonly Known[], found: number[]): Block[] {
  return blocks.flatMap((block, index) => {
    const at = found[index] ?? -1
    const it = known[at]
    if (!it) return [block]
    const marked = isMarked(block) ? block : restored(block, it)
    const blank: Block[] = []
    for (let next = known[at + 1]; next && next.text === ''; next = known[at + 1 + blank.length]) blank.push(next.block)
    return [marked, ...(isMarked(block) ? [] : blank)]
  })
}

function restored(block: Block, { block: known, text }: Known): Block {
  const isSame = textOf(block) === text
  return { ...block, marks: known.marks, runs: isSame ? known.runs : block.runs }
}
