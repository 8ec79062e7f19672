import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { skillDemandQuery, userSkillsQuery } from '../../lib/resumes/skills.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useKept } from '../../lib/use-kept.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { FindSkill } from './find-skill.tsx'
import { NewSkillForm } from './new-skill-form.tsx'
import type { SkillChosen } from './skill-draft.ts'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

export function Component() {
  const navigate = useNavigate()
  const { user } = useAuth()
  const own = useQuery(userSkillsQuery(user?.id))
  const demand = useQuery(skillDemandQuery(user?.id))
  const [chosen, setChosen] = useKept<SkillChosen | null>('skill_chosen', null)
  return (
    <Page
      title={texts.addASkill}
      lead={texts.addLead}
      back={<BackButton to={paths.skills()} label={texts.backToSkills} />}
      width="reading"
    >
      <Card>
        <div className={styles.add}>
          <FindSkill own={own.data ?? []} demand={demand.data ?? []} onChoose={setChosen} />
          {chosen && (
            <NewSkillForm
              key={chosen.name}
              chosen={chosen}
              onLeave={() => setChosen(null)}
              onAdded={() => void navigate(paths.skills())}
              isMain
            />
          )}
        </div>
      </Card>
    </Page>
  )
}
