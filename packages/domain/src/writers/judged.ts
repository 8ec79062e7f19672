import { linesOf } from '../check/index.ts'
import { isStopWord, words } from '../language/words.ts'
import type { Edit } from '../resume/edit.ts'
import { sourcesOf } from '../resume/sources.ts'
import { type Doubted, judge } from '../tailor/judge.ts'
import { editsFrom, type NumberedEdit } from './edits.ts'
import { feedbackOn } from './feedback.ts'
import type { WriterGround } from './ground.ts'
import { opening, type Refusal } from './prompt.ts'
import { proposalJudge } from './proposed.ts'
import { readReply, troubleWith } from './reply.ts'

export interface JudgedReply {
  accepted: Edit[]
  doubted: Doubted[]
  refused: Refusal[]
  /** What names a line and changes none: nothing that a second answer could mend. */
  unused: Pick<Refusal, 'text' | 'why'>[]
  /** The reply ended in the middle. */
  isCut: boolean
  /** What to do where nothing was found in it; null where something was. */
  trouble: string | null
}

/**
 * What became of the answers of one writer: the first, and the one that it may give to what was refused. Every edit
 * passes the judge; who wrote it changes nothing.
 */
export function judgeReplies(ground: WriterGround, [first = '', again]: readonly string[], prefix = 'a'): JudgedReply {
  const { proposals, isCut } = readReply(first, 'resume')
  const { edits, unused } = editsFrom(ground, proposals, prefix)
  const judgement = judged(ground, edits)
  const hasWords = judgement.accepted.length + judgement.doubted.length > 0
  const trouble = hasWords ? null : troubleOf(ground, first, edits.length)
  if (again === undefined) return { ...judgement, unused, isCut, trouble }
  const standing = [...judgement.accepted, ...judgement.doubted.map(({ edit }) => edit)]
  const isTaken = ({ edit }: NumberedEdit) => standing.some(({ line }) => line === edit.line)
  const repaired = editsFrom(ground, readReply(again, 'resume').proposals, `${prefix}r`).edits.filter(
    (it) => !isTaken(it),
  )
  const numbers = new Map(edits.map(({ edit, number }) => [edit.id, number]))
  const both = [...standing.map((edit) => ({ edit, number: numbers.get(edit.id) ?? 0 })), ...repaired]
  const last = judged(ground, both)
  const isRepaired = ({ line }: Refusal) => repaired.some(({ number }) => number === line)
  const refused = [...judgement.refused.filter((it) => !isRepaired(it)), ...last.refused]
  return { ...last, refused, unused, isCut, trouble }
}

function judged(
  ground: WriterGround,
  edits: readonly NumberedEdit[],
): Pick<JudgedReply, 'accepted' | 'doubted' | 'refused'> {
  const { document, facts, today, settled } = ground
  const all = edits.map(({ edit }) => edit)
  const judgeWords = proposalJudge({ ...ground, lines: linesOf(document, facts) })
  const { accepted, doubted, refused } = judge(document, facts, all, today, { settled, judgeWords })
  const sources = new Map(sourcesOf(document, facts).map((source) => [source.id, source]))
  const feedbackFor = ({ text, sources: ids }: Edit, why: string) => {
    const cited = ids.flatMap((id) => sources.get(id) ?? [])
    return feedbackOn(why, judgeWords(text, cited), cited)
  }
  const numberOf = (edit: Edit) => edits.find((it) => it.edit.id === edit.id)?.number ?? null
  return {
    accepted,
    doubted,
    refused: refused.map(({ edit, why }) => ({
      ...{ line: numberOf(edit), text: edit.text, why },
      feedback: feedbackFor(edit, why),
    })),
  }
}

/** Where it is about lines and none of it stands, that is told of each; another language is told at once. */
function troubleOf({ page }: WriterGround, reply: string, edits: number): string | null {
  const isPrompt = reply.includes(opening)
  if (!isPrompt && isForeign(page.lines.map(({ text }) => text).join(' '), reply)) return otherLanguage
  return edits > 0 ? null : troubleWith(reply, isPrompt)
}

const otherLanguage =
  'This seems to be in another language than your resume. Ask your assistant to answer in the language of your resume.'

const fewest = 12

/** Hardly any word of it stands in the resume, and of the small words of a language not half as many. */
function isForeign(resume: string, reply: string): boolean {
  const [own, said] = [words(resume), words(reply)]
  const known = new Set(own)
  const smallIn = (text: readonly string[]) => text.filter(isStopWord).length / text.length
  const long = said.filter((it) => it.length > 3)
  const isStrange = long.length >= fewest && long.filter((it) => known.has(it)).length < long.length / fewest
  return isStrange && smallIn(said) < smallIn(own) / 2
}
