import { useState } from 'react'
import { useSkillSearch } from '../../lib/resumes/use-skill-search.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox, type ComboboxOption, Matched } from '../../ui/combobox.tsx'
import styles from './plans.module.css'
import * as texts from './texts.tsx'
import type { SkillToPlan } from './use-skill-named.ts'

type SkillChoiceProps = {
  skill: SkillToPlan | null
  /** What the field begins with. */
  typed: string
  error: string | undefined
  onChoose: (skill: SkillToPlan) => void
}

/** The skill that was chosen, which can be changed. */
export function SkillChoice({ skill, typed: start, error, onChoose }: SkillChoiceProps) {
  const [isChanging, setChanging] = useState(false)
  const [typed, setTyped] = useState(start)
  const { skills, isLooking } = useSkillSearch(typed)
  if (skill && !isChanging) {
    return (
      <div className={styles.chosen}>
        <div>
          <p className={styles.caption}>{texts.skill}</p>
          <p className={styles.chosenName}>{skill.name}</p>
        </div>
        <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </div>
    )
  }
  const words = typed.trim()
  const options: ComboboxOption[] = [
    ...skills.map(({ id, name, category }) => ({
      key: String(id),
      name: <Matched name={name} typed={typed} />,
      more: category,
    })),
    ...(words === '' || isLooking ? [] : [{ key: 'as-written', name: texts.planAsWritten(words), apart: true }]),
  ]
  const choose = (key: string) => {
    setChanging(false)
    onChoose(skills.find(({ id }) => String(id) === key) ?? { id: null, name: words })
  }
  return (
    <Combobox
      label={texts.skill}
      placeholder={texts.skillPlaceholder}
      value={typed}
      onValueChange={setTyped}
      options={options}
      onChoose={choose}
      busy={isLooking}
      error={error}
    />
  )
}
