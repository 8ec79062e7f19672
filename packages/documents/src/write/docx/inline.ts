import { ConcreteHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from 'docx'
import type { Row, Run, RunKind } from '../blocks/block.ts'
import { stretchesOf } from './direction.ts'
import type { Links } from './links.ts'
import type { Look } from './look.ts'
import { runStyleIds } from './styles.ts'

/** What text in a paragraph depends on. */
export interface Inline {
  look: Look
  links: Links
  right: boolean
}

type TextOptions = Omit<IRunOptions, 'text' | 'children' | 'break'>

/** A text as runs: each of one direction, a break where the text has one. */
export function textRuns(text: string, { right }: Pick<Inline, 'right'>, options: TextOptions = {}): TextRun[] {
  return text.split('\n').flatMap((line, index) => {
    const stretches = stretchesOf(line, right)
    const shown = stretches.length > 0 ? stretches : [{ text: '', right }]
    return shown.map(
      (stretch, at) =>
        new TextRun({
          ...options,
          text: stretch.text,
          ...(index > 0 && at === 0 ? { break: 1 } : {}),
          ...(stretch.right ? { rightToLeft: true } : {}),
        }),
    )
  })
}

/** A row of an entry's head: what stands at its end is behind a tab, at the stop that the paragraph's style has. */
export function rowRuns({ start, end }: Row, inline: Inline, lead: RunKind | null): ParagraphChild[] {
  const runs = (these: readonly Run[]) => these.flatMap((run) => pieceOf(run, inline, lead))
  return [...runs(start), ...(end.length > 0 ? [new TextRun({ children: [new Tab()] }), ...runs(end)] : [])]
}

/**
 * In a heading, text of its leading kind has the heading's own look. Word takes bold of bold as plain, so there whatever
 * else stands in the line says its weight itself.
 */
function pieceOf(run: Run, inline: Inline, lead: RunKind | null): ParagraphChild[] {
  const own = run.kind === lead
  const { bold = false } = inline.look.runs[run.kind]
  const options = own ? {} : { style: runStyleIds[run.kind], ...(lead === null ? {} : { bold }) }
  return linked(run, textRuns(run.text, inline, options), inline)
}

function linked(run: Run, runs: TextRun[], { links }: Pick<Inline, 'links'>): ParagraphChild[] {
  const id = run.href === undefined ? null : links.idOf(run.href)
  return id === null ? runs : [new ConcreteHyperlink(runs, id)]
}

/** Ways to reach a person, a separator between any two on a line. */
export function contactRuns(lines: readonly Run[][], inline: Inline): ParagraphChild[] {
  return lines.flatMap((items, line) =>
    items.flatMap((item, index) => [
      ...(index > 0 || line > 0 ? [between(index, inline.look)] : []),
      ...linked(item, textRuns(item.text, inline), inline),
    ]),
  )
}

const between = (index: number, { separator, separatorColour }: Look) =>
  index === 0 ? new TextRun({ break: 1 }) : new TextRun({ text: separator, color: separatorColour })
