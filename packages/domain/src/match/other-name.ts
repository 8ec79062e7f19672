import { perThing } from '../english/remembered.ts'
import { stem, words } from '../english/words.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillNamed } from '../skills/index.ts'
import { isKindOf, isMadeName, isSameName, kindsShowing, saysMore } from '../skills/other-names.ts'
import { namesIn } from '../skills/proper-names.ts'
import type { JobModel } from './job-model.ts'
import { isTold } from './role-model.ts'
import type { Reading } from './rows.ts'
import { termsOf } from './terms.ts'

/** Initials say no more than the words. */
const isShort = (term: string) => /^\p{Lu}[\p{Lu}/&]{1,5}s?$/u.test(term)

/** How a resume could name a term that it shows, and be as true; null where it could not. */
export function nameFor(term: string, skill: string, reading: Reading): string | null {
  const own = spellingsOf(skill, reading)
  if (own.some((it) => isAnotherName(term, it, skill, reading))) return term
  const kinds = own.length === 0 && (isSameName(term, skill) || isShort(term)) ? kindsOf(skill, reading) : []
  return kinds.length === 0 ? null : `${term} (${kinds.join(', ')})`
}

/** As the resume writes it; a title or a paper is what it is. */
const spellingsOf = (skill: string, { model }: Reading): string[] =>
  (model.bySkill.get(skill) ?? []).flatMap(({ source }) =>
    isTold(source) ? (termsOf(source.text).spelt.get(skill) ?? []) : [],
  )

/** It says no more, and has no word that the resume does not have. */
function isAnotherName(term: string, own: string, skill: string, { model: { statements } }: Reading): boolean {
  if (saysMore(term, own)) return false
  const isKnown = () =>
    words(term).every((word) => statements.some(({ terms }) => terms.words.some((it) => stem(it) === stem(word))))
  return isSameName(term, skill) || isShort(term) || isMadeName(term, own) || isKnown()
}

/** What the resume has of it that bears a name of its own: `PostgreSQL` for relational databases. */
function kindsOf(skill: string, reading: Reading): string[] {
  const asked = skillNamed(skill)
  if (!asked) return []
  const { model, job } = reading
  const named = [...model.bySkill.keys()].flatMap((name) => {
    const kind = skillNamed(name)
    if (!kind || !isKindOf(kind, asked)) return []
    return spellingsOf(name, reading).map((written) => ({ skill: kind, written }))
  })
  const isWanted = ({ name }: Skill) => job.skills.has(name)
  return kindsShowing(asked, named, { isName: namesFor(job), isWanted }).map(({ written }) => written)
}

const namesFor = perThing(({ job }: JobModel) => namesIn(job.text))
