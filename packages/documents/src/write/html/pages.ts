import { languageOf } from '@bespeak/domain/text/language.ts'
import { accentOf } from '../accent.ts'
import type { Block } from '../blocks/block.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { measuresOf, type SetLayout } from '../one-page/steps.ts'
import type { Measures } from '../templates/about.ts'
import type { Page } from './break-into-pages.ts'
import { element, type PreviewElement } from './element.ts'
import { type ContactLines, pageElements } from './elements.ts'

export interface PreviewOptions {
  /** From 0, as the template is meant, to 1, as close as it may be set. */
  tightness?: number
  contactLines?: ContactLines
}

/** All blocks on one endless page: what is measured before pages are made. */
export const galley = (blocks: readonly Block[]): Page => blocks.map((_, block) => ({ block }))

const rightToLeft = new Set(['ar', 'he'])

/** The pages of a resume as elements, with the classes of `preview.css`. */
export function previewPages(
  blocks: readonly Block[],
  pages: readonly Page[],
  layout: SetLayout,
  { tightness = 0, contactLines = [] }: PreviewOptions = {},
): PreviewElement[] {
  const name = blocks.find((block) => block.type === 'name')?.text ?? ''
  const foot = (page: number) => [name, `Page ${page} of ${pages.length}`].filter(Boolean).join(' · ')
  const lang = languageOf(blocks.flatMap(linesOf).join('\n'))
  return pages.map((page, index) => ({
    ...element('article', `sheet ${layout.template} ${layout.pageSize}`, [
      element('div', 'sheet-body', pageElements(blocks, page, contactLines)),
      ...(pages.length > 1 ? [element('footer', 'sheet-foot', [foot(index + 1)])] : []),
    ]),
    lang,
    dir: rightToLeft.has(lang) ? 'rtl' : 'ltr',
    variables: {
      ...variablesOf(measuresOf(layout)),
      '--accent': accentOf(layout),
      '--tightness': `${tightness}`,
    },
  }))
}

/** The measures of a template, for its styles. */
const variablesOf = ({ size, leading, margin, column = 0, gaps, tight }: Measures): Record<`--${string}`, string> => ({
  '--size': `${size}pt`,
  '--leading': `${leading}`,
  '--column': `${column}pt`,
  ...Object.fromEntries(Object.entries(margin).map(([side, width]) => [`--margin-${side}`, `${width}pt`])),
  ...Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [`--gap-${name}`, `${gap}`])),
  ...Object.fromEntries(Object.entries(tight).map(([name, part]) => [`--tight-${name}`, `${part}`])),
})
