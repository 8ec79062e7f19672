import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { type AnalysisListed, analysesByResumeQuery, analysisPages, scoreOf } from '../../lib/resumes/analyses.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { type Rows, useRows } from '../../lib/resumes/use-rows.ts'
import { subjectWords } from '../../lib/resumes/version-number.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { Moment } from '../../ui/moment.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Page } from '../../ui/page.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'
import { titleOf } from './words.ts'

export function AnalysisList() {
  const resumes = useQuery(resumesQuery())
  const [chosen, setChosen] = useState<number | null>(null)
  const resumeId = chosen ?? (resumes.data?.find(({ isSelected }) => isSelected) ?? resumes.data?.[0])?.id ?? null
  const isSample = resumes.data?.find(({ id }) => id === resumeId)?.isSample ?? false
  const [words, setWords] = useState('')
  const analyses = useRows(analysisPages(resumeId), {
    query: analysesByResumeQuery(resumeId),
    isWanted: words.trim() !== '',
    wish: [words.trim()],
    find: (all) => searched(all, words),
  })
  const failed = resumes.error ? resumes : analyses.problem
  return (
    <Page
      title={texts.analyses}
      lead={texts.analysesLead}
      back={<BackButton />}
      actions={
        <ButtonLink to={paths.createAnalysis()}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.newAnalysis}
        </ButtonLink>
      }
    >
      {failed && <LoadProblem title={texts.analysesFailed} problem={problemOf([failed])} />}
      {resumes.data?.length === 0 && (
        <EmptyState
          title={texts.noResume}
          action={<ButtonLink to={paths.createResume()}>{texts.addResume}</ButtonLink>}
        >
          {texts.addResumeFirst}
        </EmptyState>
      )}
      {resumes.data && resumes.data.length > 1 && (
        <SelectField
          label={texts.resume}
          className={styles.chooser}
          value={resumeId ?? ''}
          onChange={(event) => {
            setWords('')
            setChosen(Number(event.target.value))
          }}
        >
          {resumes.data.map(({ id, title, isSelected }) => (
            <option key={id} value={id}>
              {isSelected ? texts.current(title) : title}
            </option>
          ))}
        </SelectField>
      )}
      {!failed && !analyses.known && (resumes.isPending || resumeId !== null) && (
        <Card>
          <Skeleton lines={6} label={texts.loadingAnalyses} />
        </Card>
      )}
      {analyses.known?.length === 0 && (
        <EmptyState
          title={texts.noAnalysis}
          action={<ButtonLink to={paths.createAnalysis()}>{texts.compareWithJob}</ButtonLink>}
        >
          {texts.chooseOrPaste}
        </EmptyState>
      )}
      {analyses.known && analyses.known.length > 0 && (
        <Found
          key={resumeId}
          resumeId={resumeId}
          isSample={isSample}
          analyses={analyses}
          words={words}
          onSearch={setWords}
        />
      )}
    </Page>
  )
}

const searched = (analyses: AnalysisListed[], words: string): AnalysisListed[] => {
  const wanted = words.trim().toLowerCase()
  return analyses.filter((it) => `${titleOf(it)} ${it.companyName ?? ''}`.toLowerCase().includes(wanted))
}

type FoundProps = {
  resumeId: number | null
  /** Made of the sample, as all that is listed here. */
  isSample: boolean
  analyses: Rows<AnalysisListed>
  words: string
  onSearch: (words: string) => void
}

function Found({ resumeId, isSample, analyses: { known = [], rows = [], ...analyses }, words, onSearch }: FoundProps) {
  const { data: versions = [] } = useQuery(tailoredByResumeQuery(resumeId))
  const navigate = useNavigate()
  const whyNot = useId()
  const list = useRef<HTMLUListElement>(null)
  const [picked, setPicked] = useState<number[]>([])
  const [first, second] = picked
  const pick = (id: number) =>
    setPicked((before) => (before.includes(id) ? before.filter((it) => it !== id) : [...before, id].slice(-2)))
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.searchHint}
          value={words}
          onChange={(event) => onSearch(event.target.value)}
        />
        {known.length > 1 && (
          <div className={styles.compare}>
            <p id={whyNot} className={styles.quiet}>
              {second === undefined && texts.selectTwo}
            </p>
            <Button
              variant="line"
              disabled={second === undefined}
              aria-describedby={whyNot}
              onClick={() => void navigate(paths.analyses({ id: String(first), with: String(second) }))}
            >
              {texts.compareTwo}
            </Button>
          </div>
        )}
      </div>
      {rows.length === 0 && !analyses.isLooking && analyses.problem === null && (
        <p className={styles.quiet}>{texts.noneFound}</p>
      )}
      {rows.length > 0 && (
        <Card>
          <ul ref={list} className={styles.rows}>
            {rows.map((analysis) => (
              <li key={analysis.id} className={styles.row}>
                {known.length > 1 && (
                  <CheckboxField
                    label={<VisuallyHidden>{texts.compareThis(titleOf(analysis))}</VisuallyHidden>}
                    checked={picked.includes(analysis.id)}
                    onChange={() => pick(analysis.id)}
                  />
                )}
                <div className={styles.grow}>
                  <TextLink to={paths.analyses({ id: String(analysis.id) })}>{titleOf(analysis)}</TextLink>
                  <p className={styles.quiet}>
                    {analysis.companyName && `${analysis.companyName} · `}
                    {subjectWords(analysis, versions)} · <Moment at={analysis.createdAt} exact />{' '}
                    {isSample && <SampleBadge />}
                  </p>
                </div>
                <MatchScore score={scoreOf(analysis)} className={styles.score} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {analyses.isLooking && <Skeleton lines={3} label={texts.looking} />}
      <MoreRows list={list} shown={rows.length} more={analyses.more} />
    </>
  )
}
