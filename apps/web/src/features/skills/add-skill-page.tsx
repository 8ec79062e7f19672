import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { addUserSkillMutation, skillDemandQuery, userSkillsQuery } from '../../lib/resumes/skills.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useKept } from '../../lib/use-kept.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { FindSkill } from './find-skill.tsx'
import { inputOf, newDraft, type SkillChosen } from './skill-draft.ts'
import { SkillForm } from './skill-form.tsx'
import { SkillName } from './skill-name.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

export function Component() {
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
          {chosen && <Chosen key={chosen.name} chosen={chosen} onLeave={() => setChosen(null)} />}
        </div>
      </Card>
    </Page>
  )
}

function Chosen({ chosen, onLeave }: { chosen: SkillChosen; onLeave: () => void }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useKept('skill_new', newDraft)
  const add = useMutation(addUserSkillMutation())
  const leave = () => {
    setDraft(newDraft)
    onLeave()
  }
  const save = () => {
    const named = chosen.id === null ? { name: chosen.name } : { skillId: chosen.id }
    add.mutate(
      { ...inputOf(draft, null, new Date()), ...named },
      {
        onSuccess() {
          leave()
          void navigate(paths.skills())
        },
      },
    )
  }
  return (
    <>
      <SkillName skill={chosen} />
      <SkillForm
        label={texts.addSkill(chosen.name)}
        draft={draft}
        onChange={setDraft}
        onSave={save}
        onLeave={leave}
        busy={add.isPending}
        saveLabel={texts.addIt}
        isMain
      />
    </>
  )
}
