import { isMadeName, isSameName, saysMore } from '../skills/other-names.ts'
import type { Statement } from './resume-model.ts'
import type { Reading } from './rows.ts'
import { termsOf } from './terms.ts'

/** Lines and lists can be worded as the advertisement does; a title or a paper is what it is. */
const isWorded = ({ source: { kind } }: Statement) => kind === 'line' || kind === 'skill' || kind === 'fact'

/** Initials say no more than the words. */
const isShort = (term: string) => /^\p{Lu}{2,6}s?$/u.test(term)

/** Whether a skill that the resume has under another name may be called so: no word is added that it does not have. */
export function isAnotherName(term: string, skill: string, { model, job: { job } }: Reading): boolean {
  const { bySkill, statements } = model
  const asked = [...job.requirements, ...job.responsibilities].flatMap((it) => termsOf(it.words).spelt.get(skill) ?? [])
  const written = (bySkill.get(skill) ?? [])
    .filter(isWorded)
    .flatMap(({ source }) => termsOf(source.text).spelt.get(skill) ?? [])
  const isKnown = () => [...termsOf(term).stems].every((it) => statements.some(({ terms }) => terms.stems.has(it)))
  // Where the advertisement has several names itself, any of them will do.
  if (written.some((own) => asked.some((it) => isSameName(it, own)))) return false
  return written.some(
    (own) => !saysMore(term, own) && (isSameName(term, skill) || isShort(term) || isMadeName(term, own) || isKnown()),
  )
}
