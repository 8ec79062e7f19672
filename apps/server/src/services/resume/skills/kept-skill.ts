import type { Sql } from '../../../kernel/db.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { ownCategory } from './own-category.ts'
import { type KeptSkill, nextOwnSkillId, ownSkill } from './skills.store.ts'
import type { KnownSkill } from './skills-work.ts'

const keptAs = ({ id, name, key, category, description }: KnownSkill): KeptSkill => ({
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

/** By a name: one of the catalogue that has it, else one that is the person's alone. */
export async function skillNamed({ engine }: Ports, asker: Asker, name: string): Promise<MeantSkill> {
  const { key, skill } = await engine(asker, 'skillByName', name)
  if (skill) return { name: skill.name, kept: async () => keptAs(skill) }
  if (key === '') throw badInput({ name: 'Please write the skill in letters.' })
  return { name, kept: (tx) => keptOwn(tx, asker.userId, name, key) }
}

async function keptOwn(tx: Sql, userId: number, skillName: string, skillKey: string): Promise<KeptSkill> {
  const own = { skillName, skillKey, skillCategory: ownCategory, skillDescription: null }
  return (await ownSkill(tx, userId, { skillKey })) ?? { ...own, skillId: await nextOwnSkillId(tx) }
}

/** As it is kept, one that a resume shows. */
export const keptShown = async (tx: Sql, userId: number, skill: KnownSkill): Promise<KeptSkill> =>
  skill.id === 0 ? keptOwn(tx, userId, skill.name, skill.key) : keptAs(skill)
