import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { type AnalysisListed, analysisPages, scoreOf } from '../../lib/resumes/analyses.ts'
import { tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { usePages } from '../../lib/resumes/use-rows.ts'
import { subjectWords } from '../../lib/resumes/version-number.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { Moment } from '../../ui/moment.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './rows.module.css'
import * as texts from './texts.tsx'

/** How well a resume was found to match jobs, newest first. */
export function Analyses({ resumeId }: { resumeId: number }) {
  const list = useRef<HTMLUListElement>(null)
  const analyses = usePages(analysisPages(resumeId))
  const isOfVersion = analyses.rows?.some(({ shownScoreBefore }) => shownScoreBefore !== null)
  const { data: versions = [] } = useQuery(tailoredByResumeQuery(isOfVersion ? resumeId : null))
  if (analyses.isPending) return <Skeleton lines={3} label={texts.loadingAnalyses} />
  const rows = analyses.rows ?? []
  return (
    <div className={styles.panel}>
      {analyses.problem && <LoadProblem title={texts.analysesFailed} problem={problemOf([analyses.problem])} />}
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label={texts.analyses}>
          {rows.map((analysis) => (
            <AnalysisRow key={analysis.id} analysis={analysis} subject={subjectWords(analysis, versions)} />
          ))}
        </ul>
      )}
      <MoreRows list={list} shown={rows.length} more={analyses.more} />
      {analyses.rows?.length === 0 && (
        <p className={styles.none}>
          {texts.notCompared(<TextLink to={paths.createAnalysis()}>{texts.compareWithOne}</TextLink>)}
        </p>
      )}
    </div>
  )
}

function AnalysisRow({ analysis, subject }: { analysis: AnalysisListed; subject: string }) {
  const title = jobTitleOf(analysis)
  const company = analysis.companyName ?? analysis.requirements.company
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>
          {company ? `${company} · ` : `${texts.compared} `}
          {subject} · <Moment at={analysis.createdAt} exact />
        </p>
      </div>
      <MatchScore score={scoreOf(analysis)} className={styles.score} />
      <Link to={paths.analyses({ id: String(analysis.id) })} className={styles.go} aria-label={texts.analysisOf(title)}>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** "Job" is what a request says when it knows no title; the advertisement often does. */
function jobTitleOf({ jobTitle, requirements }: AnalysisListed): string {
  const stored = jobTitle.trim()
  return stored === '' || stored === 'Job' ? (requirements.title ?? texts.job) : stored
}
