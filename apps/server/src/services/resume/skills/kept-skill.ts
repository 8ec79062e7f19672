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

/** A skill that somebody means. */
interface MeantSkill {
  name: string
  /** As it is kept, asked in the transaction that keeps it: one that is the person's alone gets its id there. */
  kept(tx: Sql): Promise<KeptSkill>
}

/** By its id: one of the catalogue, or one of the person's own. */
export async function skillWithId({ sql, engine }: Ports, asker: Asker, id: number): Promise<MeantSkill> {
  const known = id > 0 ? await engine(asker, 'skillById', id) : null
  const skill = known ? keptAs(known) : await ownSkill(sql, asker.userId, { skillId: id })
  if (!skill) throw notFound()
  return { name: skill.skillName, kept: async () => skill }
}

const ownCategory = 'Your own'

/** By a name: one of the catalogue that has it, else one that is the person's alone. */
export async function skillNamed({ engine }: Ports, asker: Asker, name: string): Promise<MeantSkill> {
  const { key, skill } = await engine(asker, 'skillByName', name)
  if (skill) return { name: skill.name, kept: async () => keptAs(skill) }
  if (key === '') throw badInput({ name: 'Please write the skill in letters.' })
  const own = { skillName: name, skillKey: key, skillCategory: ownCategory, skillDescription: null }
  const kept = async (tx: Sql) =>
    (await ownSkill(tx, asker.userId, { skillKey: key })) ?? { ...own, skillId: await nextOwnSkillId(tx) }
  return { name, kept }
}
