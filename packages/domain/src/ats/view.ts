import type { Job } from '../job/job.ts'
import { readVerb } from '../language/verbs.ts'
import { isStopWord, words } from '../language/words.ts'
import type { Employment, Entry, Line, ResumeDocument, Role, SectionKind } from '../resume/document.ts'
import { linesIn, rolesIn } from '../resume/nodes.ts'
import { sourcesOf } from '../resume/sources.ts'
import type { AtsFile } from './file.ts'
import { fewestWords, type Told } from './rule.ts'

/** What is known besides the document; a rule that needs more than there is does not judge. */
export interface AtsContext {
  /** The file the resume came in. */
  file?: AtsFile | undefined
  /** The text of that file: the document's origins point into it. */
  source?: string | undefined
  job?: Job | undefined
  /** The day it is read, `2026-07-01`. */
  today?: string | undefined
}

/** A role with its employer. */
export interface Post extends Told {
  role: Role
  employer: Employment
}

/** The document as the rules look at it. */
export interface View {
  document: ResumeDocument
  context: AtsContext
  entries(...kinds: SectionKind[]): Entry[]
  /** The roles of the work sections, in their order. */
  posts: Post[]
  /** What is told about work, paid or not, point by point. */
  bullets: Line[]
  /** The same, as far as its wording can be judged: the rules of wording are made for English. */
  english: Line[]
  /** Every statement of the document. */
  statements: Told[]
  /** Those outside of the lists of skills. */
  told: Told[]
  /** The names in the lists of skills. */
  skills: Line[]
  words: string[]
  isEnglish: boolean
}

export function viewOf(document: ResumeDocument, context: AtsContext): View {
  const entries = (...kinds: SectionKind[]) =>
    document.sections.filter(({ kind }) => kinds.includes(kind)).flatMap((it) => it.entries)
  const sources = sourcesOf(document)
  const said = sources.flatMap(({ text }) => words(text))
  const bullets = entries('work', 'volunteer').flatMap(rolesIn).flatMap(pointsOf)
  return {
    ...{ document, context, entries, bullets, words: said, statements: sources },
    posts: entries('work').flatMap(postsOf),
    english: isEnglish(said) ? bullets : [],
    told: sources.filter(({ section }) => section !== 'skills'),
    skills: entries('skills').flatMap(linesIn),
    isEnglish: isEnglish(said),
  }
}

/** What a role tells point by point; where all of it is running text, its lines are the points. */
export function pointsOf({ lines }: Role): Line[] {
  const said = lines.filter(({ text, label }) => !label && text.trim() !== '')
  const points = said.filter(({ paragraph }) => !paragraph)
  return points.length > 0 ? points : said
}

const postsOf = (entry: Entry): Post[] =>
  entry.type !== 'employment'
    ? []
    : entry.roles.map((role) => ({
        ...{ id: role.id, role, employer: entry },
        text: [role.title, entry.organisation].filter(Boolean).join(', ') || 'A role',
      }))

/** Every third word of English only holds the others together; lists of names and notes have fewer, other languages almost none. */
export const isEnglish = (said: readonly string[]): boolean =>
  said.length < fewestWords || said.filter((it) => it.length > 1 && isOfEnglish(it)).length > 0.08 * said.length

const isOfEnglish = (word: string) => isStopWord(word) || readVerb(word)?.form === 'past'
