import { languageOf } from '@bespeak/domain/text/language.ts'
import { accentOf } from '../accent.ts'
import { type Block, isOfHead, type Row, type Run } from '../blocks/block.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { rareFamiliesFor } from '../fonts/missing-glyphs.ts'
import { isNamedList } from '../html/gaps.ts'
import { aboutOf } from '../layout.ts'
import { measuresOf, type SetLayout } from '../one-page/steps.ts'
import type { Measures } from '../templates/about.ts'
import { listWords, type Words, wordsOf } from './words.ts'

// What a template of a resume finds in `/data.json`.

interface RunData {
  kind: string
  text: Words
  href?: string
}
interface BulletData {
  text: Words
  items: BulletData[]
}
type BlockData = { type: string; [field: string]: unknown }

export interface ResumeData {
  title: string
  author: string[]
  /** Stands at the foot of each page where there are several. */
  name: string
  lang: string
  pageSize: string
  accent: string
  /** Families for what the template's own font has no glyph for. */
  fallback: string[]
  measures: Measures
  /** The number of pages that it is for, where it is for a certain one. */
  pages: number | null
  blocks: BlockData[]
}

export function resumeData(blocks: readonly Block[], layout: SetLayout): ResumeData {
  const name = blocks.find((block) => block.type === 'name')?.text ?? ''
  const text = blocks.flatMap(linesOf).join('\n')
  return {
    title: name ? `${name} – Resume` : 'Resume',
    author: name ? [name] : [],
    name,
    lang: languageOf(text),
    pageSize: layout.pageSize,
    accent: accentOf(layout),
    fallback: fallbackFor(text),
    measures: measuresOf(layout),
    pages: layout.step ? 1 : aboutOf(layout.template).pages,
    blocks: grouped(blocks),
  }
}

const alphabetic = ['Source Sans 3', 'IBM Plex Sans', 'Source Serif 4', 'IBM Plex Sans Arabic', 'Noto Sans Hebrew']
const eastAsian: Record<string, string> = { zh: 'ZCOOL XiaoWei', ja: 'BIZ UDGothic', ko: 'NanumGothic' }

/** Chinese characters are drawn as the language of the document draws them. */
export function fallbackFor(text: string): string[] {
  const own = eastAsian[languageOf(text)]
  const others = Object.values(eastAsian).filter((family) => family !== own)
  return [...alphabetic, ...(own ? [own] : []), ...others, ...rareFamiliesFor(text)]
}

/** Bullets that follow each other are one list, those of a deeper level lists inside it; so are named lists one table. */
function grouped(blocks: readonly Block[]): BlockData[] {
  const data: BlockData[] = []
  for (let index = 0; index < blocks.length; ) {
    const [block, next] = [blocks[index], blocks[index + 1]]
    const bullets = runFrom(blocks, index, isBullet)
    const lists = runFrom(blocks, index, isNamedList)
    if (bullets.length > 0) data.push({ type: 'bullets', items: nested(bullets) })
    else if (lists.length > 1) data.push({ type: 'lists', rows: lists.map((it) => blockData(it, undefined)) })
    else if (block) data.push(blockData(block, next))
    index += Math.max(1, bullets.length, lists.length)
  }
  return data
}

type Bullet = Extract<Block, { type: 'bullet' }>
const isBullet = (block: Block): block is Bullet => block.type === 'bullet'

function runFrom<T extends Block>(blocks: readonly Block[], from: number, is: (block: Block) => block is T): T[] {
  const end = blocks.findIndex((block, index) => index >= from && !is(block))
  return blocks.slice(from, end < 0 ? blocks.length : end).filter(is)
}

function nested(bullets: readonly Bullet[]): BulletData[] {
  const top: BulletData[] = []
  let lists = [top]
  for (const { text, level } of bullets) {
    const item: BulletData = { text: wordsOf(text), items: [] }
    lists = lists.slice(0, level)
    lists.at(-1)?.push(item)
    lists.push(item.items)
  }
  return top
}

function blockData(block: Block, next: Block | undefined): BlockData {
  switch (block.type) {
    case 'contact':
      return { type: block.type, items: block.items.map(runData) }
    case 'head':
      return { type: block.type, level: block.level, opens: isOfHead(next), rows: block.rows.map(rowData) }
    case 'list':
      return { type: block.type, name: wordsOf(block.name), text: listWords(block.items) }
    case 'section':
      return { type: block.type, kind: block.kind, beside: block.beside === true, text: wordsOf(block.text) }
    default:
      return { type: block.type, text: wordsOf(block.text) }
  }
}

const rowData = ({ start, end }: Row) => ({ start: start.map(runData), end: end.map(runData) })

const runData = ({ kind, text, href }: Run): RunData => ({
  kind,
  text: wordsOf(text),
  ...(href === undefined ? {} : { href }),
})
