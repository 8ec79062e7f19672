import {
  AlignmentType,
  BorderStyle,
  type IBaseParagraphStyleOptions,
  type ICharacterStyleOptions,
  type IParagraphStyleOptions,
  type IParagraphStylePropertiesOptions,
  type IStylesOptions,
  ShadingType,
} from 'docx'
import type { RunKind } from '../blocks/block.ts'
import { languageTags } from './families.ts'
import { bulletStyles } from './lists.ts'
import type { Bar, Look, Rule, Ruled, TextLook } from './look.ts'
import { textStyle, twips } from './text-style.ts'

/** What styles depend on beside the template. */
export interface Sheet {
  look: Look
  lang: string
  /** The width of a line, in points. */
  width: number
  /** The kind of text that heads of entries begin with. */
  lead: RunKind
}

/** Names of our own where Word has none; the others are Word's, which programs and people know. */
export const styleIds = {
  name: 'Title',
  headline: 'Subtitle',
  contact: 'Contact',
  section: 'Heading1',
  entry: 'Heading2',
  role: 'Heading3',
  label: 'Heading4',
  row: 'EntryLine',
  foot: 'Footer',
} as const

export const runStyleIds: Record<RunKind, string> = {
  title: 'EntryTitle',
  organisation: 'Organisation',
  employer: 'Employer',
  source: 'Source',
  place: 'Place',
  period: 'Dates',
  link: 'Hyperlink',
  plain: 'EntryText',
}

const runStyleNames: Record<RunKind, string> = {
  title: 'Entry Title',
  organisation: 'Organisation',
  employer: 'Employer',
  source: 'Source',
  place: 'Place',
  period: 'Dates',
  link: 'Hyperlink',
  plain: 'Entry Text',
}

export const stylesOf = (sheet: Sheet): IStylesOptions => ({
  default: { document: { run: documentText(sheet) } },
  paragraphStyles: [...headStyles(sheet), ...entryStyles(sheet), ...bulletStyles(sheet.look), footStyle(sheet)],
  characterStyles: characterStyles(sheet),
})

const documentText = ({ look: { family, size, ink }, lang }: Sheet) => ({
  ...textStyle({ family, size, colour: ink }, lang),
  language: languageTags(lang),
})

type Paragraph = IParagraphStylePropertiesOptions

/** A style that stands in Word's gallery and is followed by ordinary text. */
export const styleNamed = (id: string, name: string, style: Omit<IBaseParagraphStyleOptions, 'name'>) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  ...style,
})

function headStyles({ look, lang }: Sheet): IParagraphStyleOptions[] {
  const { gaps, line } = look
  const place = alignmentOf(look)
  const style = (id: string, name: string, text: TextLook, paragraph: Paragraph) =>
    styleNamed(id, name, { run: textStyle(text, lang), paragraph: { ...place, ...paragraph } })
  const tight = { line: 240, before: 0, after: 0 }
  return [
    {
      id: 'Normal',
      name: 'Normal',
      quickFormat: true,
      paragraph: { spacing: { before: twips(gaps.line), after: 0, line: Math.round(240 * line) } },
    },
    style(styleIds.name, 'Title', look.name, { keepNext: true, spacing: tight }),
    style(styleIds.headline, 'Subtitle', look.headline, {
      keepNext: true,
      spacing: { ...tight, before: twips(gaps.headline) },
    }),
    style(styleIds.contact, 'Contact', look.contact, {
      spacing: { before: twips(gaps.contact) },
      ...ruledBy(look.contact),
    }),
  ]
}

function entryStyles({ look, lang, width, lead }: Sheet): IParagraphStyleOptions[] {
  const { gaps, section, runs } = look
  const head = (before: number): Paragraph => ({
    keepNext: true,
    keepLines: true,
    rightTabStop: twips(width),
    spacing: { before: twips(before) },
  })
  return [
    styleNamed(styleIds.section, 'heading 1', {
      run: textStyle(section, lang),
      paragraph: {
        keepNext: true,
        keepLines: true,
        spacing: { before: twips(gaps.section), after: twips(gaps.opening), line: 240 },
        ...sectionFrame(look),
      },
    }),
    // Entries of one line each, one below the other, stand as lines of a list.
    styleNamed(styleIds.entry, 'heading 2', {
      run: textStyle(runs[lead], lang),
      paragraph: { ...head(gaps.entry), contextualSpacing: true },
    }),
    styleNamed(styleIds.role, 'heading 3', { run: textStyle(runs.title, lang), paragraph: head(gaps.role) }),
    styleNamed(styleIds.label, 'heading 4', { run: textStyle(look.label, lang), paragraph: head(gaps.label) }),
    styleNamed(styleIds.row, 'Entry Line', { run: textStyle(look.row, lang), paragraph: head(gaps.row) }),
  ]
}

const sectionFrame = ({ section }: Look): Paragraph => (section.bar ? barFrame(section.bar) : ruledBy(section))

function ruledBy({ above, below }: Ruled): Paragraph {
  if (!above && !below) return {}
  return { border: { ...(above ? { top: border(above) } : {}), ...(below ? { bottom: border(below) } : {}) } }
}

const alignments = { center: AlignmentType.CENTER, end: AlignmentType.END }

const alignmentOf = ({ align }: Look): Paragraph => (align === 'start' ? {} : { alignment: alignments[align] })

/** Word paints no ground beyond the text, but behind borders: two of the ground's own colour make it higher. */
function barFrame({ fill, colour, edge, inset }: Bar): Paragraph {
  const ground = border({ width: inset, colour: fill, space: 0 })
  const space = 2 * inset
  return {
    shading: { type: ShadingType.CLEAR, fill },
    indent: { left: twips(space + edge) },
    border: { top: ground, bottom: ground, left: border({ width: edge, colour, space }) },
  }
}

const border = ({ width, colour, space }: Rule) => ({
  style: BorderStyle.SINGLE,
  size: Math.round(width * 8),
  color: colour,
  space,
})

const footStyle = ({ look, lang }: Sheet): IParagraphStyleOptions => ({
  ...styleNamed(styleIds.foot, 'footer', {
    run: textStyle(look.foot, lang),
    paragraph: alignmentOf(look),
  }),
  quickFormat: false,
})

function characterStyles({ look, lang }: Sheet): ICharacterStyleOptions[] {
  const kinds = Object.keys(runStyleIds) as RunKind[]
  return [
    ...kinds.map((kind) => characterStyle(runStyleIds[kind], runStyleNames[kind], look.runs[kind], lang)),
    characterStyle('Strong', 'Strong', look.term, lang),
  ]
}

const characterStyle = (id: string, name: string, text: TextLook, lang: string): ICharacterStyleOptions => ({
  id,
  name,
  quickFormat: true,
  run: textStyle(text, lang),
})
