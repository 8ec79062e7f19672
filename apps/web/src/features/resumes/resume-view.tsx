import { useMutation, useQuery } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { type Resume, selectResumeMutation } from '../../lib/resumes/resumes.ts'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { AtsChecks } from '../../ui/ats-checks.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/page.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { SaveVersionDialog } from '../../ui/save-version-dialog.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Analyses } from './analyses.tsx'
import { OptimizeCard } from './optimize-card.tsx'
import { readResumeQuery } from './read-queries.ts'
import { ResumeActions } from './resume-actions.tsx'
import styles from './resume-view.module.css'
import { Sheet } from './sheet.tsx'
import { TailoredVersions } from './tailored-versions.tsx'
import * as texts from './texts.tsx'
import { Versions } from './versions.tsx'

/** A resume as its page, and beside it what there is to know and to do about it. */
export function ResumeView({ resume }: { resume: Resume }) {
  const read = useQuery(readResumeQuery(resume))
  return (
    <Page
      title={resume.title}
      lead={<Facts resume={resume} />}
      back={<BackButton to={paths.myResumes()} label={texts.backToMyResumes} />}
      actions={<ResumeActions resume={resume} text={read.data?.text} />}
    >
      <div className={styles.columns}>
        <Sheet read={read} title={resume.title} />
        <div className={styles.beside}>
          <Card
            title={texts.atsCheck}
            actions={
              <ButtonLink to={paths.editResume(resume.id)} variant="quiet" size="sm">
                {texts.fixInEditor}
              </ButtonLink>
            }
          >
            <AtsChecks report={resume.atsReport} />
          </Card>
          <OptimizeCard resumeId={resume.id} />
          <VersionsCard resumeId={resume.id} />
        </div>
        <Card title={texts.tailoredVersions}>
          <TailoredVersions resume={resume} isCurrent={resume.isSelected} />
        </Card>
        <Card title={texts.analyses}>
          <Analyses resumeId={resume.id} />
        </Card>
      </div>
    </Page>
  )
}

function Facts({ resume: { id, isSelected, isSample, updatedAt, fileType } }: { resume: Resume }) {
  const select = useMutation(selectResumeMutation())
  return (
    <span className={styles.facts}>
      {isSelected && <Badge tone="fit">{texts.current}</Badge>}
      {isSample && <SampleBadge />}
      <span>{texts.changed(<Moment at={updatedAt} />, fileType)}</span>
      {!isSelected && (
        <TextButton disabled={select.isPending} onClick={() => select.mutate(id)}>
          {texts.makeCurrent}
        </TextButton>
      )}
    </span>
  )
}

function VersionsCard({ resumeId }: { resumeId: number }) {
  const [isNaming, setIsNaming] = useState(false)
  const save = useMutation(createVersionMutation())
  const close = () => setIsNaming(false)
  return (
    <Card
      title={texts.versions}
      actions={
        <Button variant="quiet" size="sm" onClick={() => setIsNaming(true)}>
          <Save size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts.saveVersion}
        </Button>
      }
    >
      <Versions resumeId={resumeId} />
      {isNaming && (
        <SaveVersionDialog
          busy={save.isPending}
          onSave={(label) => save.mutate({ resumeId, label }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  )
}
