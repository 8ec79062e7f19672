import type { SkillDemand, UserSkill } from '../../lib/resumes/skills.ts'
import { Card } from '../../ui/card.tsx'
import { NewSkillForm } from './new-skill-form.tsx'
import type { SkillChosen } from './skill-draft.ts'
import { SkillRow } from './skill-row.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type OwnSkillsProps = {
  skills: readonly UserSkill[]
  demand: readonly SkillDemand[]
  /** Chosen and not saved yet. */
  chosen: SkillChosen | null
  onChosenDone: () => void
}

/** What is asked for most stands first. */
export function OwnSkills({ skills, demand, chosen, onChosenDone }: OwnSkillsProps) {
  const demandOf = new Map(demand.map((it) => [it.skillId, it]))
  const asked = ({ skillId }: UserSkill) => demandOf.get(skillId)?.jobs ?? 0
  const ordered = skills.toSorted((a, b) => asked(b) - asked(a) || a.skill.name.localeCompare(b.skill.name))
  return (
    <Card title={texts.yourSkills} actions={<span className={styles.quiet}>{skills.length}</span>} padded={false}>
      {skills.length === 0 && !chosen && <p className={styles.nothing}>{texts.nothingListed}</p>}
      <div className={styles.head} aria-hidden="true">
        <span>{texts.skill}</span>
        <span>{texts.level}</span>
        <span>{texts.years}</span>
        <span>{texts.lastUsed}</span>
        <span>{texts.savedJobs}</span>
      </div>
      <ul>
        {chosen && (
          <li key={chosen.name} className={styles.edited}>
            <NewSkillForm chosen={chosen} onLeave={onChosenDone} />
          </li>
        )}
        {ordered.map((skill) => (
          <SkillRow key={skill.id} skill={skill} demand={demandOf.get(skill.skillId)} />
        ))}
      </ul>
    </Card>
  )
}
