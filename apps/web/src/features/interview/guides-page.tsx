import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { type GuideListed, guidesQuery } from '../../lib/resumes/guides.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { tailoredResumesQuery } from '../../lib/resumes/tailored.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { MonthBar } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { DeleteGuideDialog } from './delete-guide-dialog.tsx'
import { GuideRow } from './guide-row.tsx'
import styles from './guides.module.css'
import { jobOf, versionName } from './kinds.ts'
import * as texts from './texts.tsx'

export function Component() {
  const guides = useQuery(guidesQuery())
  return (
    <Page
      title={texts.guides}
      lead={texts.guidesLead}
      back={<BackButton />}
      actions={
        guides.data?.length !== 0 && (
          <ButtonLink to={paths.createInterviewGuide()}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.newGuide}
          </ButtonLink>
        )
      }
    >
      {guides.isPending && (
        <Card>
          <Skeleton lines={6} label={texts.loadingGuides} />
        </Card>
      )}
      {guides.error && <LoadProblem title={texts.guidesFailed} problem={problemOf([guides])} />}
      {guides.data?.length === 0 && <NoGuides />}
      {guides.data && guides.data.length > 0 && <Guides guides={guides.data} />}
    </Page>
  )
}

/** Says which job a guide could be made for at once. */
function NoGuides() {
  const { data: versions, isPending } = useQuery(tailoredResumesQuery())
  if (isPending) return <Skeleton lines={4} label={texts.lookingForJob} />
  const [newest] = versions ?? []
  if (!newest)
    return (
      <EmptyState
        title={texts.noGuides}
        action={<ButtonLink to={paths.createInterviewGuide()}>{texts.makeFirst}</ButtonLink>}
      >
        {texts.chooseOrPaste}
      </EmptyState>
    )
  return (
    <EmptyState
      title={texts.noGuides}
      action={
        <div className={styles.emptyActions}>
          <ButtonLink to={paths.createInterviewGuide({ version: String(newest.id) })}>{texts.makeForIt}</ButtonLink>
          <TextLink to={paths.createInterviewGuide()}>{texts.chooseAnother}</TextLink>
        </div>
      }
    >
      {texts.waiting(versionName(newest))}
    </EmptyState>
  )
}

const orders = {
  newest: {
    label: texts.newestFirst,
    compare: (a: GuideListed, b: GuideListed) => b.createdAt.localeCompare(a.createdAt),
  },
  company: {
    label: texts.byCompany,
    compare: (a: GuideListed, b: GuideListed) => company(a).localeCompare(company(b)),
  },
  job: { label: texts.byJob, compare: (a: GuideListed, b: GuideListed) => jobOf(a).localeCompare(jobOf(b)) },
}
type Order = keyof typeof orders
const company = (guide: GuideListed) => guide.company ?? ''

function found(guides: readonly GuideListed[], words: string, order: Order): GuideListed[] {
  const wanted = words.trim().toLowerCase()
  return guides
    .filter((guide) => `${jobOf(guide)} ${company(guide)}`.toLowerCase().includes(wanted))
    .toSorted(orders[order].compare)
}

function Guides({ guides }: { guides: readonly GuideListed[] }) {
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<Order>('newest')
  const meter = useMeter('interview_guide')
  const [doomed, setDoomed] = useState<GuideListed | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const rows = found(guides, words, order)
  const isSample = useIsSample()
  const known = useRef(guides.length)
  useEffect(() => {
    if (guides.length < known.current) takeLostFocus(search.current)
    known.current = guides.length
  }, [guides.length])
  return (
    <div className={styles.found}>
      <div className={styles.tools}>
        <TextField
          label={texts.search}
          ref={search}
          type="search"
          placeholder={texts.searchHint}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label={texts.order}
          value={order}
          onChange={({ target: { value } }) => isOrder(value) && setOrder(value)}
        >
          {Object.entries(orders).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {rows.length === 0 ? (
        <p className={styles.quiet}>
          {texts.noneFound(words.trim())} <TextButton onClick={() => setWords('')}>{texts.clearSearch}</TextButton>
        </p>
      ) : (
        <Card padded={false}>
          <ul aria-label={texts.yourGuides}>
            {rows.map((guide) => (
              <GuideRow key={guide.id} guide={guide} isSample={isSample(guide)} onDelete={() => setDoomed(guide)} />
            ))}
          </ul>
        </Card>
      )}
      <MonthBar meter={meter} label={texts.guidesCounted}>
        {texts.neverCounted}
      </MonthBar>
      {doomed && <DeleteGuideDialog guide={doomed} onClose={() => setDoomed(null)} />}
    </div>
  )
}

/** Whether a guide was made of the sample's resume or for its job: it goes with either. */
function useIsSample() {
  const { user } = useAuth()
  const { data: jobs = [] } = useQuery(jobDescriptionsQuery(user?.id))
  const { data: resumes = [] } = useQuery(resumesQuery())
  const samples = (all: readonly { id: number; isSample: boolean }[]) =>
    all.filter(({ isSample }) => isSample).map(({ id }) => id)
  const [ofJobs, ofResumes] = [samples(jobs), samples(resumes)]
  return ({ resumeId, jobDescriptionId }: GuideListed) =>
    ofResumes.includes(resumeId) || (jobDescriptionId !== null && ofJobs.includes(jobDescriptionId))
}

const isOrder = (value: string): value is Order => value in orders
