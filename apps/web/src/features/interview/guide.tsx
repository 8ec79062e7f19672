import { useMutation } from '@tanstack/react-query'
import { Download, MessageSquare, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { downloadGuideMutation, type Guide } from '../../lib/resumes/guides.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { AsksAndChecklist } from './asks-and-checklist.tsx'
import { DeleteGuideDialog } from './delete-guide-dialog.tsx'
import styles from './guide.module.css'
import { GuideIndex, GuideJump } from './guide-index.tsx'
import { KindSection } from './kind-section.tsx'
import { inOrder, jobOf, kinds } from './kinds.ts'
import './print.css'
import { interviewWords } from './interview-day.ts'
import { RoleInShort } from './role-in-short.tsx'
import * as texts from './texts.tsx'
import { useOpenQuestion } from './use-open-question.ts'

export function GuideView({ guide }: { guide: Guide }) {
  const open = useOpenQuestion(guide)
  return (
    <Page
      title={jobOf(guide)}
      lead={
        <>
          {texts.made(guide.company && <b>{guide.company}</b>, <Moment at={guide.createdAt} />)}{' '}
          {interviewWords(guide.interviewOn, new Date())}
        </>
      }
      back={<BackButton to={paths.interviewGuides()} label={texts.guides} className={styles.unprinted} />}
      actions={<Actions guide={guide} />}
      className={styles.page}
    >
      {guide.note !== null && <Note>{guide.note}</Note>}
      <WhatIsGone guide={guide} />
      <div className={styles.grid}>
        <GuideIndex guide={guide} openKind={open.kind} />
        <GuideJump guide={guide} />
        <div className={styles.main}>
          <RoleInShort guide={guide} />
          {kinds.map((kind) => (
            <KindSection key={kind.kind} guide={guide} kind={kind} open={open} />
          ))}
          <AsksAndChecklist guide={guide} />
        </div>
      </div>
    </Page>
  )
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function Actions({ guide }: { guide: Guide }) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const download = useMutation(downloadGuideMutation())
  const questions = inOrder(guide.questions)
  const next = questions.find(({ practisedAt }) => practisedAt === null) ?? questions[0]
  return (
    <>
      <IconButton label={texts.deleteThis} className={styles.unprinted} onClick={() => setIsAsked(true)}>
        <Trash2 {...icon} />
      </IconButton>
      <Button variant="line" className={classNames(styles.action, styles.unprinted)} onClick={() => window.print()}>
        <Printer {...icon} />
        {texts.print}
      </Button>
      <Button
        variant="line"
        className={classNames(styles.action, styles.unprinted)}
        busy={download.isPending}
        onClick={() => download.mutate(guide.id)}
      >
        {!download.isPending && <Download {...icon} />}
        {texts.downloadPdf}
      </Button>
      {next && (
        <ButtonLink
          className={classNames(styles.firstAction, styles.unprinted)}
          to={paths.interviewGuide(guide.id, { practice: String(next.id) })}
        >
          <MessageSquare {...icon} />
          {texts.practise}
        </ButtonLink>
      )}
      {isAsked && (
        <DeleteGuideDialog
          guide={guide}
          onClose={() => setIsAsked(false)}
          onDeleted={() => void navigate(paths.interviewGuides())}
        />
      )}
    </>
  )
}

/** The guide keeps what it was made from; only the ways back to it end. */
function WhatIsGone({ guide: { resumeDeleted, jobDescriptionId } }: { guide: Guide }) {
  const isJobGone = jobDescriptionId === null
  if (!resumeDeleted && !isJobGone) return null
  const one = isJobGone ? 'job' : 'resume'
  return <Note className={styles.gone}>{texts.gone[resumeDeleted && isJobGone ? 'both' : one]}</Note>
}
