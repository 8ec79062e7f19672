import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSessionLife, useSessionState } from '../../lib/editing/use-session-life.ts'
import type { Resume } from '../../lib/resumes/resumes.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SavingNotes } from '../../ui/saving-notes.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './editor.module.css'
import { EditPanel } from './forms/edit-panel.tsx'
import { ChecksPanel } from './panels/checks-panel.tsx'
import { noJob } from './panels/job-choice.tsx'
import { PagePanel } from './panels/page-panel.tsx'
import { useAssessment } from './panels/use-assessment.ts'
import { ResumeConflict } from './resume-conflict.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Edition } from './session/edition.ts'
import { FoldsContext, useGoTo, useNewFolds } from './session/folds.ts'
import { openSession, theirsOf } from './session/open-session.ts'
import { EditingContext } from './session/session-context.ts'
import * as texts from './texts.ts'
import { useIsWide } from './use-is-wide.ts'

type EditorProps = { resume: Resume; backTo: string }

/** A resume as fields, its pages beside them, and what is to be said about both. */
export function Editor({ resume, backTo }: EditorProps) {
  const client = useQueryClient()
  const [session] = useState(() => openSession(resume, client))
  const [announcement, announce] = useState('')
  const editing = useMemo(() => ({ session, announce }), [session])
  const folds = useNewFolds()
  const [isChoosing, setIsChoosing] = useState(true)
  const state = useSessionState(session)
  useSessionLife(session, {
    updatedAt: resume.updatedAt,
    read: () => theirsOf(resume),
    onFollowed: () => toast({ title: texts.followed, description: texts.changedElsewhere }),
  })

  return (
    <EditingContext value={editing}>
      <Page className={styles.editor} title={texts.title} back={<BackButton to={backTo} label={texts.backToResume} />}>
        <FoldsContext value={folds}>
          <Panels
            resumeId={resume.id}
            edition={state.edition}
            bar={
              <div className={styles.bar}>
                <SaveBar resumeId={resume.id} state={state} />
                <SavingNotes {...state} session={session} onChoose={() => setIsChoosing(true)} />
              </div>
            }
          />
        </FoldsContext>
        {state.saving.theirs && isChoosing && (
          <ResumeConflict
            resumeId={resume.id}
            mine={state.edition}
            theirs={state.saving.theirs}
            onClose={() => setIsChoosing(false)}
          />
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </Page>
    </EditingContext>
  )
}

type PanelsProps = { resumeId: number; edition: Edition; bar: ReactNode }

function Panels({ resumeId, edition, bar }: PanelsProps) {
  const isWide = useIsWide()
  const [tab, setTab] = useState('edit')
  const [job, setJob] = useState(noJob)
  const assessed = useAssessment(edition.document, job.advertisement)
  const goTo = useGoTo()
  const point = useCallback(
    (node: string, words?: string) => {
      setTab('edit')
      goTo(node, words)
    },
    [goTo],
  )

  const edit = { value: 'edit', label: texts.edit, stays: true, content: <EditPanel edition={edition} /> }
  const page = {
    value: 'page',
    label: texts.page,
    content: <PagePanel resumeId={resumeId} edition={edition} advertisement={job.advertisement} onPoint={point} />,
  }
  const toFix = assessed.assessment?.ats.checks.filter(({ status }) => status === 'fail' || status === 'warn').length
  const checks = {
    value: 'checks',
    label: texts.checks(toFix),
    content: <ChecksPanel assessed={assessed} job={job} onJob={setJob} onPoint={point} />,
  }
  // The fields stand in one place whichever way a tablet is held, so that what is half typed in them stays.
  return (
    <div className={isWide ? styles.columns : undefined}>
      <Tabs
        label={texts.parts}
        value={isWide ? 'edit' : tab}
        onValueChange={setTab}
        items={isWide ? [edit] : [edit, page, checks]}
      />
      {isWide ? (
        <div className={styles.beside}>
          {bar}
          <BesideTabs items={[page, checks]} />
        </div>
      ) : (
        bar
      )}
    </div>
  )
}

type BesideTabsProps = { items: Parameters<typeof Tabs>[0]['items'] }

function BesideTabs({ items }: BesideTabsProps) {
  const [tab, setTab] = useState('page')
  return <Tabs label={texts.beside} value={tab} onValueChange={setTab} items={items} />
}
