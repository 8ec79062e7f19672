import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { problemOf } from '../../../lib/load-problem.ts'
import {
  type JobDescription,
  jobDescriptionQuery,
  jobDescriptionsQuery,
  jobPages,
} from '../../../lib/resumes/job-descriptions.ts'
import { useRows } from '../../../lib/resumes/use-rows.ts'
import { useAuth } from '../../../lib/session/index.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as texts from '../texts.tsx'
import { AddJobDialog } from './add-job-dialog.tsx'
import { JobBoard } from './job-board.tsx'
import { JobEditor } from './job-editor.tsx'
import { JobList } from './job-list.tsx'
import styles from './jobs.module.css'
import { type JobOrder, jobOrders, ordered, searched } from './order-jobs.ts'

const layouts = [
  { value: 'list', label: texts.list },
  { value: 'board', label: texts.board },
]

/** What is open is in the address, so that the way back works as everywhere. */
export function JobsView() {
  const [search, setSearch] = useSearchParams()
  const layout = search.get('as') === 'board' ? 'board' : 'list'
  const jobs = useJobs(layout)
  const set = (part: Record<string, string | null>) =>
    setSearch((before) => {
      for (const [name, value] of Object.entries(part)) value === null ? before.delete(name) : before.set(name, value)
      return before
    })
  const { open, isOpening } = useOpenJob(Number(search.get('job')), jobs.known)
  if (open)
    return (
      <JobEditor
        key={open.id}
        job={open}
        isWriting={search.has('write')}
        onClose={() => set({ job: null, write: null })}
      />
    )
  return (
    <Page
      title={texts.allJobs}
      lead={texts.jobsLead}
      back={<BackButton />}
      actions={
        jobs.known?.length !== 0 && (
          <Button onClick={() => set({ add: '' })}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.addAJob}
          </Button>
        )
      }
    >
      {jobs.problem && <LoadProblem title={texts.jobsNotLoaded} problem={problemOf([jobs.problem])} />}
      {(jobs.isPending || isOpening) && <Skeleton lines={6} label={texts.loadingJobs} />}
      {jobs.known?.length === 0 && (
        <EmptyState title={texts.noJobs} action={<Button onClick={() => set({ add: '' })}>{texts.addAJob}</Button>}>
          {texts.noJobsLead}
        </EmptyState>
      )}
      {jobs.known && jobs.known.length > 0 && !isOpening && (
        <Jobs
          jobs={jobs}
          layout={layout}
          onLayout={(as) => set({ as })}
          onOpen={(job) => set({ job: String(job.id) })}
        />
      )}
      {search.has('add') && (
        <AddJobDialog onClose={() => set({ add: null })} onAdded={(job) => set({ add: null, job: String(job.id) })} />
      )}
    </Page>
  )
}

type Layout = 'list' | 'board'

/** The jobs as they are searched and sorted; a board shows all of them. */
function useJobs(layout: Layout) {
  const { user } = useAuth()
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<JobOrder>('changed')
  const rows = useRows(jobPages(user?.id), {
    query: jobDescriptionsQuery(user?.id),
    isWanted: layout === 'board' || words.trim() !== '' || order !== 'changed',
    wish: [words.trim(), order],
    find: (all) => ordered(searched(all, words), order),
  })
  return { ...rows, words, setWords, order, setOrder }
}

/** The job that is in the address: of the list, or by itself where the list has not come to it. */
function useOpenJob(id: number, known: JobDescription[] | undefined) {
  const listed = known?.find((job) => job.id === id)
  const alone = useQuery({ ...jobDescriptionQuery(id), enabled: id > 0 && known !== undefined && !listed })
  return { open: listed ?? alone.data, isOpening: alone.isLoading }
}

type JobsProps = {
  jobs: ReturnType<typeof useJobs>
  layout: Layout
  onLayout: (layout: string) => void
  onOpen: (job: JobDescription) => void
}

function Jobs({ jobs: { found = [], rows = [], ...jobs }, layout, onLayout, onOpen }: JobsProps) {
  const { words, setWords, order, setOrder } = jobs
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={texts.search}
          type="search"
          value={words}
          placeholder={texts.searchPlaceholder}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField label={texts.sortBy} value={order} onChange={(event) => setOrder(event.target.value as JobOrder)}>
          {jobOrders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Segments label={texts.layout} value={layout} onValueChange={onLayout} items={layouts} />
      </div>
      {rows.length === 0 && !jobs.isLooking && jobs.problem === null && (
        <p className={styles.quiet}>{texts.noneFound}</p>
      )}
      {layout === 'board' && jobs.isAll && <JobBoard jobs={found} onOpen={onOpen} />}
      {layout === 'list' && <JobList jobs={rows} rows={list} onOpen={onOpen} />}
      {jobs.isLooking && <Skeleton lines={6} label={texts.looking} />}
      {layout === 'list' && <MoreRows list={list} shown={rows.length} more={jobs.more} />}
    </>
  )
}
