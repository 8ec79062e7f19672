import { linesOf } from '../check/index.ts'
import { isStopWord, words } from '../language/words.ts'
import type { Edit } from '../resume/edit.ts'
import { mayAskAbout, nothingSettled } from '../resume/settled.ts'
import { sourcesOf } from '../resume/sources.ts'
import { type Doubted, type Judgement, judge } from '../tailor/judge.ts'
import { editsFrom, type NumberedEdit } from './edits.ts'
import { feedbackOn } from './feedback.ts'
import type { WriterGround } from './ground.ts'
import { opening, type Refusal } from './prompt.ts'
import { faultsIn, proposalJudge } from './proposed.ts'
import { readReply, troubleWith } from './reply.ts'

export interface JudgedReply {
  accepted: Edit[]
  doubted: Doubted[]
  refused: RefusedEdit[]
  /** What names a line and changes none: nothing that a second answer could mend. */
  unused: Pick<Refusal, 'text' | 'why'>[]
  /** The reply ended in the middle. */
  isCut: boolean
  /** What to do where nothing was found in it; null where something was. */
  trouble: string | null
}

export interface RefusedEdit extends Refusal {
  /** What the person is shown of it: they can mend it, take it out or say that it is true. */
  untrue: Doubted | null
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
  if (again === undefined) return { ...judgement, refused: shownOnce(judgement), unused, isCut, trouble }
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
  return { ...last, refused: shownOnce({ ...last, refused }), unused, isCut, trouble }
}

/** A line that has other words, or asks for an OK already, is not shown again with what cannot stand. */
function shownOnce({ accepted, doubted, refused }: Judged): RefusedEdit[] {
  const seen = new Set([...accepted, ...doubted.map(({ edit }) => edit)].map(({ line }) => line))
  return refused.map(({ untrue, ...refusal }) => {
    const isSeen = !untrue || seen.has(untrue.edit.line)
    if (untrue) seen.add(untrue.edit.line)
    return { ...refusal, untrue: isSeen ? null : untrue }
  })
}

/** What the person is shown to mend it, and what they are only told of. */
export const splitRefused = (refused: readonly RefusedEdit[]) => ({
  untrue: refused.flatMap((it) => it.untrue ?? []),
  told: refused.filter((it) => it.untrue === null),
})

type Judged = Pick<JudgedReply, 'accepted' | 'doubted' | 'refused'>

function judged(ground: WriterGround, edits: readonly NumberedEdit[]): Judged {
  const { document, facts, settled } = ground
  const all = edits.map(({ edit }) => edit)
  const judgeWords = proposalJudge({ ...ground, lines: linesOf(document, facts) })
  const { accepted, doubted, refused } = judge(document, facts, all, { settled, judgeWords })
  const sources = new Map(sourcesOf(document, facts).map((source) => [source.id, source]))
  const refusedOf = ({ edit, why, line }: Judgement['refused'][number]): RefusedEdit => {
    const cited = edit.sources.flatMap((id) => sources.get(id) ?? [])
    const words = judgeWords(edit.text, cited)
    // An edit may be refused for its place as well, and then no other words would help.
    const isOfWords = words.why === why && mayAskAbout(settled ?? nothingSettled, line)
    return {
      ...{ line: numberOf(edit), text: edit.text, why, feedback: feedbackOn(why, words, cited) },
      untrue: isOfWords ? { edit, doubts: faultsIn(words.sentences, why), line, isUntrue: true } : null,
    }
  }
  const numberOf = (edit: Edit) => edits.find((it) => it.edit.id === edit.id)?.number ?? null
  return { accepted, doubted, refused: refused.map(refusedOf) }
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
