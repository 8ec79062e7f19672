import { type Block, textOf } from '../blocks/block.ts'
import { listText } from '../blocks/plain-text.ts'
import { stub } from '../typst/fit.ts'
import { bulletIndent } from './bullet-indent.ts'
import { contactLines } from './contact-lines.ts'
import { naturalLine } from './families.ts'
import type { Gap, Look, TextLook } from './look.ts'
import { textWidthOf } from './text-width.ts'

/** The room that a page gives to text, in points. */
export interface Room {
  width: number
  height: number
}

// Programs break lines and set fonts a little differently; a page planned to its last line would run over in some.
const planned = 0.96

/** What may be drawn together where a template is for any number of pages: the text stays as easy to read. */
const gentle: Look['steps'] = [
  { space: 0.8, smaller: 0 },
  { space: 0.65, smaller: 0 },
  { space: 0.65, smaller: 0.5 },
  { space: 0.5, smaller: 0.5 },
]

/** About how many pages a resume takes, in whatever program shows it. */
export const pagesInWord = (look: Look, blocks: readonly Block[], { width, height }: Room): number =>
  heightOf(blocks, look, width) / (height * planned)

/** The loosest step that fits: the one page of a template that has one, else the pages without a last one that is nearly empty. */
export function lookToFit(look: Look, blocks: readonly Block[], { width, height }: Room): Look {
  const fits = (pages: number) => (it: Look) => heightOf(blocks, it, width) <= height * planned * pages
  const drawn = (steps: Look['steps']) => steps.map((step) => drawnTogether(look, step))
  if (look.steps.length > 0) return drawn(look.steps).find(fits(1)) ?? drawn(look.steps).at(-1) ?? look
  const length = pagesInWord(look, blocks, { width, height })
  const pages = Math.floor(length)
  return pages === 0 || length - pages >= stub ? look : (drawn(gentle).find(fits(pages)) ?? look)
}

/** All gaps by a factor, all type by so many points. */
function drawnTogether(look: Look, { space, smaller }: Look['steps'][number]): Look {
  const gaps = Object.fromEntries(Object.entries(look.gaps).map(([name, gap]) => [name, gap * space])) as Look['gaps']
  const sized = <T extends TextLook>(text: T): T => (text.size ? { ...text, size: text.size - smaller } : text)
  return {
    ...look,
    gaps,
    size: look.size - smaller,
    line: look.line - (1 - space) * 0.1,
    headline: sized(look.headline),
    contact: sized(look.contact),
    section: sized(look.section),
  }
}

/** About how high the text of a resume is. */
export function heightOf(blocks: readonly Block[], look: Look, width: number): number {
  let height = 0
  for (const [index, block] of blocks.entries()) {
    height += partsOf(block, look, width).reduce((sum, part) => sum + part.gap + part.lines * part.pitch, 0)
    if (blocks[index - 1]?.type === 'section' && block.type !== 'head') height += look.gaps.opening - look.gaps.line
  }
  return height
}

interface Part {
  gap: number
  lines: number
  pitch: number
}

function partsOf(block: Block, look: Look, width: number): Part[] {
  const part = (gap: Gap | null, text: TextLook, lines: number, spread = look.line): Part => ({
    gap: gap ? look.gaps[gap] : 0,
    lines,
    pitch: naturalLine(text.family ?? look.family) * (text.size ?? look.size) * spread,
  })
  const linesIn = (text: string, own: TextLook = {}, room = width) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(lineWidth(line, own, look) / room)), 0)
  switch (block.type) {
    case 'name':
      return [part(null, look.name, linesIn(block.text, look.name), 1)]
    case 'headline':
      return [part('headline', look.headline, linesIn(block.text, look.headline), 1)]
    case 'contact':
      return [part('contact', look.contact, contactLines(block.items, look, width).length)]
    case 'section':
      return [part('section', look.section, linesIn(block.text, look.section), 1)]
    case 'head':
      return block.rows.map(({ start, end }, index) =>
        part(
          index > 0 ? 'row' : block.level === 1 ? 'entry' : 'role',
          {},
          linesIn(`${textOf(start)}    ${textOf(end)}`),
        ),
      )
    case 'bullet':
      return [part('bullet', {}, linesIn(block.text, {}, width - bulletIndent(block.level)))]
    case 'list':
      return [part('line', {}, linesIn(listText(block)))]
    case 'label':
      return [part('label', look.label, linesIn(block.text, look.label))]
    case 'paragraph':
      return [part('line', {}, linesIn(block.text))]
  }
}

// Lines end at words, so that not all of each is used.
const raggedness = 1.03

const lineWidth = (text: string, { family, size, bold }: TextLook, look: Look) =>
  raggedness * textWidthOf(text, family ?? look.family, size ?? look.size, bold)
