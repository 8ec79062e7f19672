import type { Line, ResumeDocument, Section } from '@bespeak/domain/resume/document.ts'
import { displayTitle, usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { aboutOf, type Layout } from '../layout.ts'
import { measuresOf, steps } from '../one-page/steps.ts'
import type { About } from '../templates/about.ts'
import type { Block } from './block.ts'
import { basicsBlocks } from './contact.ts'
import { entriesBlocks } from './entries.ts'
import { besideIn } from './heading-beside.ts'
import { inOneCase } from './heading-case.ts'
import { lineBlocks } from './lines.ts'

/** A resume as the blocks of its pages: the one source of order and wording for PDF, DOCX, preview and plain text. */
export function blocksOf(document: ResumeDocument, layout: Pick<Layout, 'template' | 'fit'>): Block[] {
  const about = aboutOf(layout.template)
  const blocks = inOneCase([
    ...basicsBlocks(document.basics),
    ...document.sections.flatMap((section) => sectionBlocks(section, about)),
    ...unplacedBlocks(document.unplaced),
  ])
  return besideIn(blocks, layout.fit ? measuresOf({ ...layout, step: steps[0] }) : about.measures)
}

/** A section without anything in it has no place on paper. */
function sectionBlocks(section: Section, about: About): Block[] {
  const { id, kind, entries } = section
  const blocks = entriesBlocks(entries, kind, about)
  return blocks.length === 0 ? [] : [{ type: 'section', id, kind, text: displayTitle(section) }, ...blocks]
}

/** What an import could not place is the person's own words all the same. */
function unplacedBlocks(lines: readonly Line[]): Block[] {
  const blocks = lineBlocks(lines.map(({ id, text }) => ({ id, text, paragraph: true })))
  return blocks.length === 0
    ? []
    : [{ type: 'section', id: 'unplaced', kind: 'other', text: usualTitle('other') }, ...blocks]
}
