import { asConfirmed } from '@bespeak/domain/resume/edit.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { correctionsOf } from '../corrections/corrections.store.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { insertFact, removeFact } from '../facts/facts.store.ts'
import { refuseTooMany } from '../facts/facts.ts'
import { saidBy } from '../facts/said.ts'
import { changedLetter } from '../letters/letters.ts'
import { after, dayOf } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { groundIn } from '../tailored/ground.store.ts'
import { standing, type TailorEdit, withoutReplaced } from '../tailored/tailor-edits.ts'
import { changeTailored, lockTailored, type TailoredRow, tailoredOf } from '../tailored/tailored.store.ts'
import { heldAgainst } from './held-against.ts'
import type { SuggestedPart } from './suggested.ts'
import {
  addToGround,
  keepAnswer,
  keepLine,
  letGoOfLine,
  openSuggestions,
  type SuggestionRow,
  settledBy,
  suggestionOf,
} from './suggestions.store.ts'

export type Suggestions = ReturnType<typeof createSuggestions>

// Of a page that is saved all the while.
const mostTries = 5

/** What an answer changes, made of the version as it stands; `fact` is the person's yes. */
type Change = (fact: number | null) => Partial<TailoredRow>

/** Words that only the person can settle: they stand in no text until the answer is yes. */
export function createSuggestions(ports: ResumePorts) {
  const { sql, now, engine } = ports

  /** The page with these edits. */
  async function pageChange(row: TailoredRow, edits: readonly TailorEdit[], asked: TailorEdit): Promise<Change> {
    const { id, userId, content, document, gaps, rationale, jobDescription: advertisement } = row
    const made = await engine({ userId }, 'pageWithEdits', {
      ...{ page: { content, document }, before: row.edits, edits, gaps, ground: await groundIn(sql, id) },
      ...{ said: await saidBy(sql, userId, row.createdAt), rationale: rationale ?? '', advertisement },
      ...{ corrections: await correctionsOf(sql, row), today: dayOf(now()) },
    })
    return (fact) => ({
      ...made,
      edits: made.edits.map((edit) => (edit.id === asked.id ? asConfirmed(edit, String(fact)) : edit)),
      ...{ status: 'draft', updatedAt: after(row.updatedAt, now()) },
    })
  }

  /** A yes makes nothing true that no line and no answer of the person says by now. */
  async function refuseUntrue(row: TailoredRow, asked: SuggestionRow, text: string) {
    const { id, userId } = row
    const [ground, said, settled] = await Promise.all([groundIn(sql, id), saidBy(sql, userId), settledBy(sql, userId)])
    const against = heldAgainst(row, ground.original.document, asked)
    const sentences = await engine({ userId }, 'checkText', { ...against, text, said, settled, today: dayOf(now()) })
    const found = sentences.find(({ verdict }) => verdict === 'not-yours')
    const fault = found?.findings.find(({ kind }) => kind !== 'new' && kind !== 'changed')
    if (found) throw badInput({ yes: fault?.message ?? notSaid })
  }

  /** Nothing where no text changes: an answer of no leaves all as it is. */
  async function changeFor(row: TailoredRow, asked: SuggestionRow, yes: boolean): Promise<Change | null> {
    const { edit, sentence } = asked.suggestion
    if (edit) {
      if (!yes && asked.answer === null) return null
      if (yes && !stands(edit, row)) throw typedOver()
      if (yes && asked.suggestion.isUntrue) await refuseUntrue(row, asked, edit.text)
      const others = (yes ? withoutReplaced(row.edits, [edit]) : row.edits).filter(({ id }) => id !== edit.id)
      const number = Math.max(0, ...row.edits.map((it) => it.number)) + 1
      return pageChange(row, yes ? [...others, { ...edit, number }] : others, edit)
    }
    const { coverLetter, letter, userId } = row
    if (coverLetter === null || !letter || !sentence) throw notFound()
    if (yes && asked.suggestion.isUntrue) await refuseUntrue(row, asked, sentence.text)
    const page = await engine({ userId }, 'letterWithAnswer', { content: coverLetter, letter }, sentence, yes)
    return () => changedLetter(row, page, now())
  }

  /** A yes is the person's statement of today for that line; a no takes one back and is remembered. */
  async function noted(tx: Sql, asked: SuggestionRow, yes: boolean): Promise<number | null> {
    const { userId, heading, line, suggestion } = asked
    if (asked.factId !== null) await removeFact(tx, userId, asked.factId)
    if (!yes) {
      if (!suggestion.isUntrue) await keepLine(tx, userId, asked, now())
      return null
    }
    await letGoOfLine(tx, userId, asked)
    await refuseTooMany(tx, userId)
    const { text: statement, requirement } = suggestion
    const fact = { userId, statement, requirement, origin: 'confirmed', heading, line, createdAt: now() } as const
    const { id } = await insertFact(tx, fact)
    const known = { id: String(id), statement, said: statement, saidOn: dayOf(now()), confirmed: true }
    if (asked.part === 'resume') await addToGround(tx, asked.tailoredResumeId, known)
    return id
  }

  /** Nothing where somebody saved or answered meanwhile: it is to be made of what stands then. */
  async function settle(userId: number, id: number, yes: boolean): Promise<TailoredRow | null> {
    const asked = (await suggestionOf(sql, userId, id)) ?? noSuch()
    const row = (await tailoredOf(sql, userId, asked.tailoredResumeId)) ?? noSuch()
    if (asked.answer === yes) return row
    const change = await changeFor(row, asked, yes)
    return sql.transaction(async (tx) => {
      const current = (await lockTailored(tx, userId, row.id)) ?? noSuch()
      const still = (await suggestionOf(tx, userId, id)) ?? noSuch()
      if (!isSameCopy(current, row) || still.answer !== asked.answer) return null
      const fact = await noted(tx, still, yes)
      await keepAnswer(tx, id, { answer: yes, answeredAt: now(), factId: fact })
      return change ? changeTailored(tx, row.id, change(fact)) : current
    })
  }

  return {
    /** What is open of a version; not about a line or sentence that its owner has typed over since. */
    async openOf(row: Pick<TailoredRow, 'id' | 'document' | 'edits' | 'letter'>, part: SuggestedPart) {
      if (part === 'letter') return openInLetter(sql, row)
      const open = await openSuggestions(sql, row.id, part)
      return open.filter(({ suggestion: { edit } }) => edit !== null && stands(edit, row))
    },

    /** The last word counts, and the same word again changes nothing. */
    async answer(context: RequestContext, id: number, yes: boolean): Promise<TailoredRow> {
      const { userId } = signedIn(context)

      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      for (let tries = mostTries; tries > 0; tries -= 1) {
        const row = await settle(userId, id, yes)
        if (row) return row
      }
      throw new AppError('CONFLICT', 'This resume is being changed elsewhere. Please try again.')
    },
  }
}

/** What its owner has to settle before a letter goes into a file; nothing of what they took out or typed over. */
export async function openInLetter(sql: Sql, { id, letter }: Pick<TailoredRow, 'id' | 'letter'>) {
  const open = await openSuggestions(sql, id, 'letter')
  const paragraphs = letter?.standing.paragraphs ?? []
  return open.filter(({ suggestion: { text } }) => paragraphs.some((paragraph) => paragraph.includes(text)))
}

const notSaid = 'No line of your resume says this. Edit it, remove it, or add it to your resume first.'

const typedOver = () => new AppError('CONFLICT', 'You have changed this line since. Your own words stand.')

const isSameCopy = (one: TailoredRow, other: TailoredRow) =>
  one.updatedAt.getTime() === other.updatedAt.getTime() &&
  one.letterUpdatedAt?.getTime() === other.letterUpdatedAt?.getTime()

/** Whether the lines that an edit is about still say what they said, or what another change of ours made of them. */
function stands(
  { kind, line, takes = [], before }: TailorEdit,
  { document, edits }: Pick<TailoredRow, 'document' | 'edits'>,
) {
  if (kind === 'added') return true
  const { sections } = document
  const lines = new Map(sections.flatMap(({ entries }) => entries.flatMap(linesIn)).map(({ id, text }) => [id, text]))
  if ([line, ...takes].map((id) => lines.get(id)).join('\n') === before) return true
  const isOurs = (id: string) =>
    standing(edits).some((it) => (it.line === id && it.after === lines.get(id)) || it.takes?.includes(id))
  return [line, ...takes].every(isOurs)
}
