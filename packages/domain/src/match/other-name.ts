import { isTold } from './role-model.ts'
import type { Reading } from './rows.ts'
import { termsOf } from './terms.ts'

/** Whether a resume could name a skill as the advertisement does, and be as true: it names the very same in another form. */
export const canBeNamed = (skill: string, { model: { bySkill, pasted } }: Reading): boolean =>
  !pasted.has(skill) &&
  (bySkill.get(skill) ?? []).some(({ source }) => isTold(source) && termsOf(source.text).spelt.has(skill))
