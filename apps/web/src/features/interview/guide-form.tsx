import { useMutation, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { createGuideMutation, guidesQuery } from '../../lib/resumes/guides.ts'
import { useLanguageModel } from '../../lib/resumes/use-language-model.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldGroup, RadioField } from '../../ui/field.tsx'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { Note } from '../../ui/note.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { WriterChoice } from '../../ui/writer-choice.tsx'
import { JobChoice, VersionChoice } from './ground-choices.tsx'
import styles from './guide-form.module.css'
import { GuideProgress } from './guide-progress.tsx'
import * as texts from './texts.tsx'
import { type Ground, type GuideChoices, useGuideChoices } from './use-guide-choices.ts'

export function GuideForm(ground: Ground) {
  const navigate = useNavigate()
  const choices = useGuideChoices(ground)
  const writer = useLanguageModel()
  const create = useMutation(createGuideMutation())
  const meter = useMeter('interview_guide', create.error)
  const isUsedUp = meter?.standing === 'spent'
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)

  const run = () => {
    const request = choices.request()
    if (!request) {
      setProblem(texts.adMissing)
      field.current?.focus()
      return
    }
    create.mutate(request, {
      onSuccess: ({ id }) => {
        choices.forget()
        void navigate(paths.interviewGuide(id, choices.gap === undefined ? {} : { gap: choices.gap }))
      },
    })
  }
  const runWithKeys = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey) && !create.isPending && !isUsedUp) run()
  }
  return (
    <Card onKeyDown={runWithKeys}>
      <div className={styles.form}>
        {choices.isMissing && <Note tone="warn">{texts.linkGone}</Note>}
        {ground.versions.length > 0 && (
          <FieldGroup legend={texts.prepareFrom}>
            {texts.ways.map(({ value, label, hint }) => (
              <RadioField
                key={value}
                name="way"
                label={<b>{label}</b>}
                hint={hint}
                className={styles.pick}
                checked={choices.way === value}
                onChange={() => choices.setWay(value)}
              />
            ))}
          </FieldGroup>
        )}
        {choices.way === 'version' ? (
          <VersionChoice choices={choices} versions={ground.versions} />
        ) : (
          <JobChoice
            choices={choices}
            ground={ground}
            field={field}
            problem={problem}
            onType={() => setProblem(undefined)}
          />
        )}
        <WriterChoice {...writer} isBuiltIn={choices.isBuiltIn} onChange={choices.setBuiltIn} />
        <Existing choices={choices} />
        <LimitNote meter={meter} to={paths.usedUp()} />
        {!isUsedUp && <Failed error={create.isPending ? null : create.error} />}
        <GuideProgress isWorking={create.isPending} />
        <div className={styles.foot}>
          <Button busy={create.isPending} disabled={isUsedUp} onClick={run}>
            {texts.makeGuide}
          </Button>
          <span className={styles.keys}>{texts.ctrlEnter}</span>
          <MeterLine meter={meter} />
        </div>
      </div>
    </Card>
  )
}

function Failed({ error }: { error: unknown }) {
  if (error === null) return null
  return (
    <Note tone="danger" role="alert" title={texts.makingFailed}>
      {plainMessage(error, texts.tryInAMoment)}
    </Note>
  )
}

/** A guide is kept: who comes back for the same job goes on with it. */
function Existing({ choices: { way, versionId, jobId } }: { choices: GuideChoices }) {
  const { data: guides = [] } = useQuery(guidesQuery())
  const same = guides.find((it) =>
    way === 'version' ? it.tailoredResumeId === versionId : jobId !== null && it.jobDescriptionId === jobId,
  )
  if (!same) return null
  return (
    <Note>
      {texts.haveOne} <TextLink to={paths.interviewGuide(same.id)}>{texts.openIt}</TextLink>
    </Note>
  )
}
