import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Scissors, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { jobInHand, usualChoices } from '../../lib/job-in-hand.ts'
import { paths } from '../../lib/paths.ts'
import { type Analysis, deleteAnalysisMutation, downloadAnalysisMutation } from '../../lib/resumes/analyses.ts'
import { resumeQuery } from '../../lib/resumes/resumes.ts'
import { tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { subjectWords } from '../../lib/resumes/version-number.ts'
import { AtsChecks, atsSummary } from '../../ui/ats-checks.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { HowCalculated } from '../../ui/how-calculated.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './analysis.module.css'
import { Applicants } from './applicants.tsx'
import { CloseGap } from './close-gap.tsx'
import { Culture } from './culture.tsx'
import { History } from './history.tsx'
import { Highlights, Improvements } from './improvements.tsx'
import { Keywords } from './keywords.tsx'
import { Measures } from './measures.tsx'
import { Notes } from './notes.tsx'
import { Requirements } from './requirements.tsx'
import * as texts from './texts.tsx'
import { TopFixes } from './top-fixes.tsx'
import { Trends } from './trends.tsx'
import { useGapWays } from './use-gap-ways.ts'
import { Verdict } from './verdict.tsx'
import { titleOf } from './words.ts'

export function Report({ analysis }: { analysis: Analysis }) {
  const resume = useQuery(resumeQuery(analysis.resumeId))
  const { data: versions = [] } = useQuery(tailoredByResumeQuery(analysis.resumeId))
  const waysOf = useGapWays(analysis)
  useAddressedPart()
  useOpenedForPrint()
  const isTailored = analysis.shownScoreBefore !== null
  // Those of an old analysis were not kept; it speaks of the resume.
  const checked = analysis.atsReport ?? resume.data?.atsReport
  return (
    <Page
      title={titleOf(analysis)}
      lead={texts.made(
        analysis.companyName,
        resume.data && <b>{resume.data.title}</b>,
        isTailored ? subjectWords(analysis, versions) : null,
        <Moment at={analysis.createdAt} />,
      )}
      back={<BackButton to={paths.analyses()} label={texts.backToAnalyses} />}
      actions={<Actions analysis={analysis} />}
    >
      <div className={styles.report}>
        <Verdict analysis={analysis} />
        <Requirements analysis={analysis} waysOf={waysOf} />
        <div className={styles.parts}>
          <TopFixes analysis={analysis} />
          <CloseGap analysis={analysis} />
          <Keywords keywords={analysis.keywords} isTailored={isTailored} />
          <Measures analysis={analysis} />
          <Highlights analysis={analysis} />
          <Improvements analysis={analysis} />
          <FoldCard
            id="ats"
            title={isTailored ? texts.atsOfVersion : texts.atsOfResume}
            summary={checked && atsSummary(checked.checks)}
          >
            {checked ? <AtsChecks report={checked} /> : <Skeleton lines={4} />}
          </FoldCard>
          <Trends trends={analysis.trends} />
          <Culture analysis={analysis} />
          <Applicants analysis={analysis} />
          <History analysis={analysis} />
          <Notes analysis={analysis} />
          <Card>
            <HowCalculated id="how" />
          </Card>
        </div>
      </div>
    </Page>
  )
}

/** A part that the address names is there only now. */
function useAddressedPart() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** What unfolds on the page is not folded on paper. */
function useOpenedForPrint() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const it of opened) it.open = true
    }
    const close = () => {
      for (const it of opened) it.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function Actions({ analysis }: { analysis: Analysis }) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const download = useMutation(downloadAnalysisMutation())
  const remove = useMutation(deleteAnalysisMutation())
  const tailor = () => {
    const { companyName, jobDescription } = analysis
    jobInHand.keep({ company: companyName ?? '', advertisement: jobDescription, options: usualChoices })
    void navigate(paths.tailor())
  }
  return (
    <>
      <Button variant="danger" className={styles.action} onClick={() => setIsAsked(true)}>
        <Trash2 {...icon} />
        {texts.remove}
      </Button>
      <Button
        variant="line"
        className={styles.action}
        busy={download.isPending}
        onClick={() => download.mutate(analysis.id)}
      >
        {!download.isPending && <Download {...icon} />}
        {texts.exportPdf}
      </Button>
      <Button className={styles.firstAction} onClick={tailor}>
        <Scissors {...icon} />
        {texts.openInTailor}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.deleteQuestion}
          description={texts.whatGoes}
          keep={texts.keepIt}
          action={texts.deleteAnalysis}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(analysis.id, { onSuccess: () => void navigate(paths.analyses()) })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
