import type { Sql } from '../../../kernel/db.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { type KeptSkill, nextOwnSkillId, ownSkill } from './skills.store.ts'
import type { KnownSkill } from './skills-work.ts'

export const keptAs = ({ id, name, key, category, description }: KnownSkill): KeptSkill => ({
  skillId: id,
  skillName: name,
  skillKey: key,
  skillCategory: category,
  skillDescription: description,
})

type Ports = Pick<ResumePorts, 'sql' | 'engine'>

/** The skill with this id: of the catalogue, or of the person's own. */
export async function skillWithId({ sql, engine }: Ports, asker: Asker, id: number): Promise<KeptSkill> {
  if (id < 0) return (await ownSkill(sql, asker.userId, { skillId: id })) ?? fail()
  const known = await engine(asker, 'skillById', id)
  return known ? keptAs(known) : fail()
}

const ownCategory = 'Your own'

/** What a name names: a skill of the catalogue, or one that is the person's alone. Asked in the transaction that keeps it. */
export async function skillNamed(
  { engine }: Ports,
  asker: Asker,
  name: string,
): Promise<(tx: Sql) => Promise<KeptSkill>> {
  const { key, skill } = await engine(asker, 'skillByName', name)
  if (skill) return async () => keptAs(skill)
  if (key === '') throw badInput({ name: 'Please write the skill in letters.' })
  return async (tx) =>
    (await ownSkill(tx, asker.userId, { skillKey: key })) ?? {
      skillId: await nextOwnSkillId(tx),
      skillName: name,
      skillKey: key,
      skillCategory: ownCategory,
      skillDescription: null,
    }
}

function fail(): never {
  throw notFound()
}
