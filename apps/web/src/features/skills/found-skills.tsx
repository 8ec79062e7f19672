import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { skillWordsQuery } from '../../lib/resumes/skill-words.ts'
import { addUserSkillMutation, addUserSkillsMutation, type SkillDemand } from '../../lib/resumes/skills.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { Mine } from '../../ui/words.tsx'
import { BoldWords } from './bold-words.tsx'
import type { Found } from './found.ts'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

const shownAtFirst = 5
const mostLines = 2

const inputOf = ({ skill, proficiencyLevel, isCurrent, lastUsedDate }: Found) => ({
  name: skill.name,
  ...{ proficiencyLevel, isCurrent, lastUsedDate },
})

type FoundSkillsProps = {
  found: readonly Found[]
  demand: readonly SkillDemand[]
  onNotMine: (name: string) => void
}

/** Each with the line that shows it: nothing is listed before the person says so. */
export function FoundSkills({ found, demand, onNotMine }: FoundSkillsProps) {
  const [isWhole, setWhole] = useState(false)
  const all = useMutation(addUserSkillsMutation())
  const place = useRef<HTMLElement>(null)
  const shown = isWhole || found.length <= shownAtFirst + 1 ? found : found.slice(0, shownAtFirst)
  return (
    <Card
      ref={place}
      title={texts.foundTitle}
      actions={found.length > 0 && <Badge tone="chalk">{texts.foundNew(found.length)}</Badge>}
      padded={false}
    >
      {found.length === 0 && <p className={styles.nothing}>{texts.nothingNew}</p>}
      <ul className={styles.found}>
        {shown.map((it) => (
          <FoundSkill
            key={it.skill.name}
            found={it}
            demand={demand.find(({ skillId }) => skillId === it.skill.id)}
            onNotMine={() => {
              onNotMine(it.skill.name)
              takeLostFocus(place.current)
            }}
          />
        ))}
      </ul>
      {found.length > 1 && (
        <footer className={styles.foot}>
          {shown.length < found.length && (
            <Button variant="quiet" onClick={() => setWhole(true)}>
              {texts.showAll(found.length)}
            </Button>
          )}
          <Button variant="line" busy={all.isPending} onClick={() => all.mutate(found.map(inputOf))}>
            {texts.addAll(found.length)}
          </Button>
        </footer>
      )}
    </Card>
  )
}

type FoundSkillProps = { found: Found; demand: SkillDemand | undefined; onNotMine: () => void }

function FoundSkill({ found, demand, onNotMine }: FoundSkillProps) {
  const add = useMutation(addUserSkillMutation())
  const lines = found.lines.slice(0, mostLines)
  const { data: words } = useQuery(skillWordsQuery(lines))
  const { name } = found.skill
  return (
    <li>
      <p className={styles.foundName}>
        <b>{name}</b>
        {demand && demand.ofJobs > 0 && (
          <span className={styles.quiet}>{texts.askedForIn(demand.jobs, demand.ofJobs)}</span>
        )}
      </p>
      <div className={styles.lines}>
        {lines.map((line, at) => (
          <p key={line}>
            <Mine>
              <BoldWords line={line} skill={name} words={words?.[at]} />
            </Mine>
          </p>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="sm"
          aria-label={texts.addSkill(name)}
          busy={add.isPending}
          onClick={() => add.mutate(inputOf(found))}
        >
          {!add.isPending && <Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
          {texts.add}
        </Button>
        <Button variant="quiet" size="sm" aria-label={texts.notMineSkill(name)} onClick={onNotMine}>
          {texts.notMine}
        </Button>
      </div>
    </li>
  )
}
