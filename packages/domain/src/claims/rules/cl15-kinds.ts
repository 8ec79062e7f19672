import type { Skill } from '../../skills/catalogue/parse.ts'
import { relationOf } from '../../skills/relation.ts'
import type { Prepared } from '../units.ts'

/** Whether the sources name what it is a kind of, what is a kind of it, or what is beside it: none of that is the skill. */
export const isBesideAnother = ({ name }: Skill, { skills }: Prepared): boolean =>
  [...skills.keys()].some((own) => relationOf(own, name) !== null)
