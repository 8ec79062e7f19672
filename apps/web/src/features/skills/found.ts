import type { SkillFound } from '../../lib/resumes/skills.ts'
import { localStore, readJson } from '../../lib/storage.ts'

/** A skill that resumes show, with the lines of all of them. */
export type Found = Omit<SkillFound, 'resumeId' | 'alreadyListed'>

/** What is new, each once: the same may stand in several resumes. */
export function newlyFound(found: readonly SkillFound[], notMine: readonly string[]): Found[] {
  const bySkill = new Map<string, Found>()
  for (const { alreadyListed, resumeId: _, ...it } of found) {
    if (alreadyListed || notMine.includes(it.skill.name)) continue
    const known = bySkill.get(it.skill.name)
    bySkill.set(it.skill.name, known ? { ...known, lines: [...new Set([...known.lines, ...it.lines])] } : it)
  }
  return [...bySkill.values()]
}

const key = 'skills_not_mine'

/** Kept in this browser: what a resume says is not denied anywhere else. */
export const notMine = {
  read: () => readJson<string[]>(localStore, key, []),
  keep: (names: readonly string[]) => localStore.write(key, JSON.stringify(names)),
}
