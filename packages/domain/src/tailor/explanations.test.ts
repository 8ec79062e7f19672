import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { firstWord } from '../language/opening-words.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { apply } from './apply.ts'
import { allSections, listsIn } from './lists.ts'
import { propose } from './propose.ts'
import { today } from './testing/people.ts'
import { type TailorOptions, usualOptions } from './writer.ts'

const folders = ['../../../../eval/ours-editing/', '../../../../eval/writers/editing-1/'].map(
  (path) => new URL(path, import.meta.url),
)
const pairs = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { resume, job } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
      return { name, document: fromJsonResume(resume), job: readJob(job, skillMatcher()) }
    }),
)

/** Whether a line opens in a verb of another time than is said; `put` is of both. */
function isOfOtherTime(text: string, isPast: boolean): boolean {
  const verb = readVerb(firstWord(text).toLowerCase())
  const isOwnPast = verb !== null && verbForms(verb.base).past === verb.base
  return verb !== null && !isOwnPast && (verb.form === 'past') !== isPast
}

/** What one edit says of itself that the page does not bear out. */
function contradictions(document: ResumeDocument, edits: readonly Edit[]): string[] {
  const page = apply(document, edits)
  const [before, after] = [document, page].map((it) => new Map(listsIn(it).map((list) => [list.id, list.lines])))
  const stands = new Set(listsIn(page).flatMap(({ lines }) => lines.map(({ id }) => id)))
  const kinds = page.sections.map(({ kind }) => kind)
  return edits
    .filter((edit) => {
      const { line, kind, text, reason, place, takes = [] } = edit
      const isMoved = edits.some((it) => it.kind === 'moved' && it.line === line)
      if (/^Left out|left out/i.test(reason)) return stands.has(line) || isMoved || text !== ''
      if (kind === 'reworded' && text === '') return true
      if (/says what you d(?:id|o)\./.test(reason) && isOfOtherTime(text, /you did/.test(reason))) return true
      if (/are (?:now one|one line now)/.test(reason)) return !stands.has(line) || takes.some((id) => stands.has(id))
      if (/has no summary/.test(reason)) return document.sections.some((it) => it.kind === 'summary')
      if (kind !== 'moved' || !place) return kind !== 'added' && !stands.has(line)
      if (place.list === allSections) return kinds.indexOf('skills') > kinds.indexOf('work')
      const lines = before?.get(place.list)
      if (!lines) return false
      const kept = lines.map(({ id }) => id).filter((id) => stands.has(id))
      const now = (after?.get(place.list) ?? []).map(({ id }) => id).filter((id) => kept.includes(id))
      const [was, is] = [kept.indexOf(line), now.indexOf(line)]
      if (/comes first|moves up/.test(reason)) return is >= was
      return /keeps its place/.test(reason) ? is !== was : is <= was
    })
    .map(({ text, reason }) => `${text}: ${reason}`)
}

describe('explanations', () => {
  const lengths: TailorOptions['length'][] = ['full', 'one-page']

  it.each(pairs)('[T44] agree with the page and with each other: $name', ({ document, job }) => {
    for (const length of lengths) {
      const edits = propose(document, job, { ...usualOptions, length }, [], today)
      expect(contradictions(document, edits), length).toEqual([])
      const texts = edits.filter(({ kind, text }) => kind !== 'moved' && text !== '')
      expect(new Set(texts.map(({ line }) => line)).size, length).toBe(texts.length)
    }
  })

  it('[T44] that do not are found', () => {
    const document = fromJsonResume({
      work: [{ name: 'Tarn', position: 'Cook', startDate: '2020', highlights: ['Cooked soup', 'Cut waste by 9%'] }],
    })
    const [list] = listsIn(document).filter(({ role }) => role !== null)
    const [first, second] = list?.lines ?? []
    const moved = (line: string, before: string | null, reason: string): Edit => ({
      ...{ id: 't1', line, kind: 'moved', text: '', reason, requirement: null, sources: [line] },
      place: { list: list?.id ?? '', before, index: 0 },
    })
    expect(contradictions(document, [moved(second?.id ?? '', first?.id ?? '', 'So it comes first.')])).toEqual([])
    expect(contradictions(document, [moved(first?.id ?? '', null, 'So it comes first.')])).toHaveLength(1)
    expect(contradictions(document, [moved(first?.id ?? '', null, 'Left out here.')])).toHaveLength(1)
    const reworded = (text: string, reason: string): Edit => ({
      ...{ id: 't2', line: first?.id ?? '', kind: 'reworded', text, reason, requirement: null, sources: [] },
    })
    expect(contradictions(document, [reworded('Cook soup', 'This says what you did.')])).toHaveLength(1)
    expect(contradictions(document, [reworded('Cook soup', 'This says what you do.')])).toEqual([])
  })
})
