import { limits } from '../../../limits.ts'
import { openArchive } from '../../../zip/archive.ts'
import type { Block } from '../../blocks/block.ts'

/** The text of a part of a written file. */
export async function partOf(bytes: Uint8Array, name: string): Promise<string> {
  const part = await openArchive(bytes, limits).read(name)
  if (!part) throw new Error(`There is no ${name}.`)
  return new TextDecoder().decode(part)
}

/** The definition of a style. */
export function styleIn(styles: string, id: string): string {
  const style = new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(styles)?.[0]
  if (style === undefined) throw new Error(`There is no style ${id}.`)
  return style
}

/** Every paragraph with the id of its style, `Normal` where it has none, and its text. */
export const paragraphsIn = (document: string): { style: string; text: string; xml: string }[] =>
  [...document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? 'Normal',
    text: xml
      .replace(/<w:tab\/>/g, '\t')
      .replace(/<w:br\/>/g, '\n')
      .replace(/<[^>]+>/g, ''),
    xml,
  }))

export const sampleBlocks: Block[] = [
  { type: 'name', text: 'Ines Duarte' },
  { type: 'headline', text: 'Data Analyst' },
  {
    type: 'contact',
    items: [
      { kind: 'link', text: 'ines@example.com', href: 'mailto:ines@example.com' },
      { kind: 'place', text: 'Porto' },
    ],
  },
  { type: 'section', id: 's1', kind: 'work', text: 'Experience' },
  {
    type: 'head',
    id: 'e1',
    level: 1,
    rows: [
      { start: [{ kind: 'title', text: 'Analyst' }], end: [{ kind: 'period', text: 'Mar 2019 – Present' }] },
      { start: [{ kind: 'organisation', text: 'Rio Dados' }], end: [] },
    ],
  },
  { type: 'label', id: 'l1', text: 'Highlights' },
  { type: 'bullet', id: 'b1', level: 1, text: 'Cut the month-end close from nine days to four.' },
  { type: 'bullet', id: 'b2', level: 2, text: 'In SQL and dbt.' },
  { type: 'section', id: 's2', kind: 'skills', text: 'Skills' },
  { type: 'list', id: 'k1', name: 'Databases', items: ['PostgreSQL', 'Redis'] },
]
