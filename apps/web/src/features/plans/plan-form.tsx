import { levelWord, levelWords } from '@bespeak/domain/growth/levels.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { createPlanMutation, developmentPlansQuery } from '../../lib/resumes/plans.ts'
import type { UserSkill } from '../../lib/resumes/skills.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldGroup, RadioField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { hoursIn, isHours } from './hours.ts'
import styles from './plans.module.css'
import { SkillChoice } from './skill-choice.tsx'
import * as texts from './texts.tsx'
import type { SkillToPlan } from './use-skill-named.ts'

type PlanFormProps = {
  /** What the address asks for, in whatever words. */
  wanted: string
  named: SkillToPlan | null
  own: readonly UserSkill[]
  jobId: number | null
}

interface Wish {
  skill: SkillToPlan | null
  /** Null: as it stands in the list of skills. */
  from: number | null
  to: number | null
  hours: string
}

const unsaid: Wish = { skill: null, from: null, to: null, hours: '4' }

const mostHours = 60
const allLevels = levelWords.map((_, at) => at + 1)
const highest = levelWords.length

export function PlanForm({ wanted, named, own, jobId }: PlanFormProps) {
  const { from, to, hours, skill, wish, setWish } = useWish(wanted, named, own)
  const [problems, setProblems] = useState<{ skill?: string; hours?: string }>({})
  const { make, isPending } = useMaking(jobId, () => setWish(unsaid))

  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(!skill && { skill: texts.skillMissing }),
      ...(!isHours(hours, mostHours) && { hours: texts.hoursAWeekProblem }),
    }
    setProblems(found)
    if (skill && isHours(hours, mostHours)) make(skill, { from, to, hours: hoursIn(hours) })
  }
  return (
    <Card>
      <form aria-label={texts.newPlan} className={styles.form} onSubmit={save} noValidate>
        <SkillChoice
          skill={skill}
          typed={named && named.id !== null ? '' : wanted}
          error={problems.skill}
          onChoose={(chosen) => setWish({ ...wish, skill: chosen, from: null, to: null })}
        />
        {skill && <PlanUnderWay skill={skill} />}
        <Levels
          legend={texts.whereYouAre}
          levels={allLevels.slice(0, -1)}
          level={from}
          onChange={(level) => setWish({ ...wish, from: level, to: Math.max(to, level + 1) })}
        />
        <Levels
          legend={texts.whereYouWantToBe}
          levels={allLevels.filter((level) => level > from)}
          level={to}
          onChange={(level) => setWish({ ...wish, to: level })}
        />
        <TextField
          label={texts.hoursAWeek}
          className={styles.hoursField}
          inputMode="decimal"
          maxLength={4}
          value={hours}
          error={problems.hours}
          onChange={(event) => setWish({ ...wish, hours: event.target.value })}
        />
        <p>
          <Button type="submit" busy={isPending}>
            {texts.makePlan}
          </Button>
        </p>
      </form>
    </Card>
  )
}

/** What is wished for; what was not said begins with what is known of the skill. */
function useWish(wanted: string, named: SkillToPlan | null, own: readonly UserSkill[]) {
  const [wish, setWish] = useKept(`plan_wish ${wanted}`, unsaid)
  const skill = wish.skill ?? named
  const known = own.find(({ skillId }) => skillId === skill?.id)?.proficiencyLevel ?? 1
  const from = wish.from ?? Math.min(known, highest - 1)
  return { wish, setWish, skill, from, to: wish.to ?? Math.min(highest, from + 1), hours: wish.hours }
}

interface Terms {
  from: number
  to: number
  hours: number
}

/** What the catalogue lacks is planned under the name that it was given. */
function useMaking(jobId: number | null, onMade: () => void) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(createPlanMutation())
  const make = ({ id, name }: SkillToPlan, { from, to, hours }: Terms) =>
    mutate(
      {
        ...(id === null ? { skillId: 0, name } : { skillId: id }),
        ...{ currentProficiencyLevel: from, targetProficiencyLevel: to, hoursPerWeek: hours },
      },
      {
        onSuccess(plan) {
          onMade()
          void navigate(paths.developmentPlan(plan.id, jobId === null ? {} : { job: String(jobId) }))
        },
      },
    )
  return { make, isPending }
}

type LevelsProps = { legend: string; levels: readonly number[]; level: number; onChange: (level: number) => void }

function Levels({ legend, levels, level, onChange }: LevelsProps) {
  return (
    <FieldGroup legend={legend} className={styles.levels}>
      {levels.map((it) => (
        <RadioField
          key={it}
          className={styles.pick}
          name={legend}
          label={levelWord(it)}
          checked={it === level}
          onChange={() => onChange(it)}
        />
      ))}
    </FieldGroup>
  )
}

function PlanUnderWay({ skill }: { skill: SkillToPlan }) {
  const { user } = useAuth()
  const { data: plans = [] } = useQuery(developmentPlansQuery(user?.id))
  const open = plans.find(({ skillId, finishedAt }) => skillId === skill.id && finishedAt === null)
  if (!open) return null
  return (
    <Note>
      {texts.planUnderWay(skill.name, <TextLink to={paths.developmentPlan(open.id)}>{texts.openPlan}</TextLink>)}
    </Note>
  )
}
