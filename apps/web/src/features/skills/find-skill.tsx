import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SkillDemand, UserSkill } from '../../lib/resumes/skills.ts'
import { useSkillSearch } from '../../lib/resumes/use-skill-search.ts'
import { Badge } from '../../ui/badge.tsx'
import { Combobox, type ComboboxOption, Matched } from '../../ui/combobox.tsx'
import type { SkillChosen } from './skill-draft.ts'
import * as texts from './texts.tsx'

type FindSkillProps = {
  own: readonly UserSkill[]
  demand: readonly SkillDemand[]
  onChoose: (skill: SkillChosen) => void
  labelHidden?: boolean
  className?: string | undefined
}

const asWritten = 'as-written'

/** The catalogue by any name, what one has marked in it; the last entry takes the word as it was typed. */
export function FindSkill({ own, demand, onChoose, labelHidden = false, className }: FindSkillProps) {
  const [typed, setTyped] = useState('')
  const { skills, isLooking } = useSkillSearch(typed)
  const yours = new Set(own.map(({ skillId }) => skillId))
  const words = typed.trim()
  const isOwnWord = own.some(({ skill }) => skill.name.toLowerCase() === words.toLowerCase())
  const options = [
    ...skills.map((skill): ComboboxOption => {
      const asked = demand.find(({ skillId }) => skillId === skill.id)
      return {
        key: String(skill.id),
        name: <Matched name={skill.name} typed={typed} />,
        more: [skill.category, skill.description].filter(Boolean).join('. '),
        ...(asked && { end: texts.askedIn(asked.jobs, asked.ofJobs) }),
        ...(yours.has(skill.id) && { end: <Badge tone="fit">{texts.yours}</Badge>, disabled: true }),
      }
    }),
    ...(words === '' || isOwnWord || isLooking ? [] : [newWord(words)]),
  ]
  const choose = (key: string) => {
    const skill = skills.find(({ id }) => String(id) === key)
    setTyped('')
    onChoose(skill ?? { id: null, name: words, category: texts.yourOwn })
  }
  return (
    <Combobox
      label={texts.addASkill}
      labelHidden={labelHidden}
      placeholder={labelHidden ? texts.findPlaceholderLong : texts.findPlaceholder}
      value={typed}
      onValueChange={setTyped}
      options={options}
      onChoose={choose}
      busy={isLooking}
      className={className}
    />
  )
}

const newWord = (words: string): ComboboxOption => ({
  key: asWritten,
  name: (
    <>
      <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
      {texts.addAsWritten(words)}
    </>
  ),
  apart: true,
})
