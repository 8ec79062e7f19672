import type { ReactNode } from 'react'
import type { Skill } from '../../lib/resumes/skills.ts'
import styles from './skills.module.css'

type SkillNameProps = { skill: Pick<Skill, 'name' | 'category'>; children?: ReactNode }

export function SkillName({ skill: { name, category }, children }: SkillNameProps) {
  return (
    <span className={styles.name}>
      <b>{name}</b>
      <span className={styles.faint}>
        {category}
        {children}
      </span>
    </span>
  )
}
