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
import { Versions } from './versions.tsx'

/** A resume as its page, and beside it what there is to know and to do about it. */
export function ResumeView({ resume }: { resume: Resume }) {
  const read = useQuery(readResumeQuery(resume))
  return (
    <Page
      title={resume.title}
      lead={<Facts resume={resume} />}
      back={<BackButton to={paths.myResumes()} label="Back to My Resumes" />}
      actions={<ResumeActions resume={resume} text={read.data?.text} />}
    >
      <div className={styles.columns}>
        <Sheet read={read} title={resume.title} />
        <div className={styles.beside}>
          <Card
            title="ATS check"
            actions={
              <ButtonLink to={paths.editResume(resume.id)} variant="quiet" size="sm">
                Fix in the editor
              </ButtonLink>
            }
          >
            <AtsChecks report={resume.atsReport} />
          </Card>
          <OptimizeCard resumeId={resume.id} />
          <VersionsCard resumeId={resume.id} />
        </div>
        <Card title="Tailored versions">
          <TailoredVersions resume={resume} isCurrent={resume.isSelected} />
        </Card>
        <Card title="Analyses">
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
      {isSelected && <Badge tone="fit">Current</Badge>}
      {isSample && <SampleBadge />}
      <span>
        Changed <Moment at={updatedAt} />
        {fileType !== null && ` · from a ${fileType.toUpperCase()} file`}
      </span>
      {!isSelected && (
        <TextButton disabled={select.isPending} onClick={() => select.mutate(id)}>
          Make current
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
      title="Versions"
      actions={
        <Button variant="quiet" size="sm" onClick={() => setIsNaming(true)}>
          <Save size={16} strokeWidth={1.5} aria-hidden="true" />
          Save a version
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
