import type { Wordings } from './job/row.ts'
import { namesIn } from './notation.ts'

// Words by which lines of a resume are moved, asked about and judged.

export const tailorWords = {
  marks: {
    words: `
      </?[a-z!][^<>]{0,80}>?
      &([a-z]{2,8}|#x?[\\da-f]{1,6});
      !?\\[[^\\][]{0,80}\\]\\([^()]{0,200}\\)
      \`{1,3}
      \\*\\*
      __
      ([a-z][a-z\\d+.-]{1,20}:)?//[^\\s]{1,200}
      \\b(javascript|data|mailto):
      \\bwww\\.[^\\s]{1,200}
      [\\w.+-]{1,60}@[\\w-]{1,60}\\.\\w{2,10}
      \\{\\{
      \\$\\{`,
    why: 'markup, links and orders to software: no plain text of a person',
  },
  speaksOfBefore: {
    words:
      '^(this|that|these|those|it|they|he|she|his|her|also|then|there|additionally|in addition|both|since|from|now|today|before|after|until|previously|earlier|later|here|so|but|and|as a result)\\b',
    why: 'the line goes on from the one before it',
  },
  anySchool: {
    words: '^(University|College|School)$',
    why: 'the first word of many schools',
  },
  opensWeakly: {
    words: `
      ^(was )?(responsible|accountable) for\\b
      ^(assisted|helped|supported|aided|participated|involved|worked) (with|in|on|to)\\b
      ^(observed|shadowed|attended)\\b
      ^(tasked with|in charge of|duties (include|included|including)|part of)\\b`,
    why: 'a line that opens so says what there was to do, and not what came of it',
  },
} satisfies Wordings

interface WeakOpening {
  opening: string
  /** What may stand for it before a noun; null where nothing may. */
  verb: string | null
  why: string
}

/** What opens a line and says little, and what may stand for it. */
export const weakOpenings: readonly WeakOpening[] = [
  { opening: 'responsible for', verb: 'Managed', why: 'a duty, and no deed' },
  { opening: 'was responsible for', verb: 'Managed', why: 'the same of the past' },
  { opening: 'in charge of', verb: 'Managed', why: 'the same of a team or a stock' },
  { opening: 'tasked with', verb: null, why: 'somebody else gave the task' },
  { opening: 'duties included', verb: null, why: 'the page of the employer' },
]

/** A deed under way, and the same done: of verbs that open a line. */
export const pastOf: ReadonlyMap<string, string> = new Map(
  namesIn(`managing managed, handling handled, running ran, leading led, training trained, planning planned, writing wrote, building built,
  maintaining maintained, preparing prepared, processing processed, keeping kept, ordering ordered, organising organised, organizing organized,
  coordinating coordinated, supervising supervised, scheduling scheduled, answering answered, reviewing reviewed, developing developed,
  designing designed, creating created, delivering delivered, monitoring monitored, tracking tracked, reporting reported, testing tested,
  teaching taught, selling sold, cleaning cleaned, checking checked, updating updated, overseeing oversaw, producing produced, packing packed,
  reconciling reconciled, booking booked, cooking cooked, serving served, recruiting recruited, analysing analysed, analyzing analyzed,
  editing edited, installing installed, repairing repaired, operating operated, driving drove, collecting collected, entering entered,
  onboarding onboarded, hiring hired, mentoring mentored, resolving resolved, documenting documented, providing provided, reading read,
  ensuring ensured, implementing implemented, purchasing purchased, negotiating negotiated, loading loaded, unloading unloaded`).map(
    (pair) => pair.split(' ') as [string, string],
  ),
)
