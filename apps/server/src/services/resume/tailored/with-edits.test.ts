import { readdirSync, readFileSync } from 'node:fs'
import type { Line, ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { readDocument } from '@bespeak/domain/resume/document-shape.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { idsIn, linesIn } from '@bespeak/domain/resume/nodes.ts'
import { apply, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { withLists } from '@bespeak/domain/tailor/lists.ts'
import { today } from '@bespeak/domain/tailor/testing/people.ts'
import { describe, expect, it } from 'vitest'
import { jobIn } from '../engine/job-in.ts'
import { withEdits } from './with-edits.ts'

const data = new URL('../../../../../../eval/', import.meta.url)
const advertisement = readFileSync(new URL('jobs/full-stack-engineer.txt', data), 'utf8')
const resumes = readdirSync(new URL('resumes/', data))
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, fromJsonResume(JSON.parse(readFileSync(new URL(`resumes/${name}`, data), 'utf8')))] as const)

const linesOf = ({ sections }: ResumeDocument) => sections.flatMap(({ entries }) => entries.flatMap(linesIn))
const textsOf = (document: ResumeDocument) => linesOf(document).map(({ text }) => text)

/** Every third line in other words, every fifth taken out, and one more in each list that has any. */
function typedInto(document: ResumeDocument): ResumeDocument {
  let count = 0
  return withLists(document, (list, lines) => {
    const typed = lines.flatMap((line): Line[] => {
      count += 1
      if (count % 5 === 0 && lines.length > 1) return []
      return [count % 3 === 0 ? { ...line, text: `Typed ${line.id}` } : line]
    })
    return typed.length === 0 ? typed : [...typed, { id: `mine-${list.replace('.', '-')}`, text: `Mine in ${list}` }]
  })
}

describe('which edits stand, changed under what was typed', () => {
  it.each(resumes)('keeps every typed line and takes back none that was taken out: %s', (_, original) => {
    const edits = propose(original, jobIn(advertisement), usualOptions, [], today)
    const made = apply(original, edits)
    const current = typedInto(made)
    const typed = textsOf(current).filter((text) => /^(?:Typed|Mine) /.test(text))
    const stands = new Set(linesOf(current).map(({ id }) => id))
    const gone = linesOf(made).filter(({ id }) => !stands.has(id))
    const choices = [
      [],
      edits,
      edits.filter((_, at) => at % 2 === 0),
      ...edits.map((it) => edits.filter((e) => e !== it)),
    ]
    for (const standing of choices) {
      const next = apply(original, standing)
      const result = withEdits(current, made, next)
      expect(readDocument(result)).not.toBeNull()
      expect(new Set(idsIn(result)).size).toBe(idsIn(result).length)
      expect(textsOf(result)).toEqual(expect.arrayContaining(typed))
      const left = new Map(linesOf(result).map(({ id, text }) => [id, text]))
      expect(gone.filter(({ id }) => left.has(id))).toEqual([])
      const restored = linesOf(next).filter(({ id }) => !left.get(id)?.startsWith('Typed') && left.has(id))
      for (const { id, text } of restored) expect(left.get(id)).toBe(text)
    }
    expect(withEdits(current, made, made)).toEqual(current)
  })
})

describe('a headline', () => {
  const labelled = (label?: string): ResumeDocument => {
    const { label: _, ...basics } = fromJsonResume({ basics: { name: 'A' } }).basics
    return { ...fromJsonResume({}), basics: label === undefined ? basics : { ...basics, label } }
  }

  it.each([
    ['undone, is as it was', 'Data Analyst', 'Data Analyst', 'Clerk', 'Clerk'],
    ['undone, is gone where there was none', 'Data Analyst', 'Data Analyst', undefined, undefined],
    ['that was typed over stays', 'Analyst of data', 'Data Analyst', 'Clerk', 'Analyst of data'],
  ])('%s', (_, current, made, next, label) => {
    expect(withEdits(labelled(current), labelled(made), labelled(next)).basics.label).toBe(label)
  })
})
