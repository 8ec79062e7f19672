import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { type JobDescription, jobDescriptionsQuery } from '../../../lib/resumes/job-descriptions.ts'
import { useAuth } from '../../../lib/session/index.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddJobDialog } from './add-job-dialog.tsx'
import { JobBoard } from './job-board.tsx'
import { JobEditor } from './job-editor.tsx'
import { JobList } from './job-list.tsx'
import styles from './jobs.module.css'
import { type JobOrder, jobOrders, ordered, searched } from './order-jobs.ts'

const layouts = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
]

/** What is open is in the address, so that the way back works as everywhere. */
export function JobsView() {
  const { user } = useAuth()
  const query = useQuery(jobDescriptionsQuery(user?.id))
  const [search, setSearch] = useSearchParams()
  const set = (part: Record<string, string | null>) =>
    setSearch((before) => {
      for (const [name, value] of Object.entries(part)) value === null ? before.delete(name) : before.set(name, value)
      return before
    })
  const open = query.data?.find(({ id }) => id === Number(search.get('job')))
  if (open) return <JobEditor key={open.id} job={open} onClose={() => set({ job: null })} />
  return (
    <Page
      title="Jobs"
      lead="Every job you look at, with where it stands."
      back={<BackButton />}
      actions={
        <Button onClick={() => set({ add: '' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add a job
        </Button>
      }
    >
      {query.error && (
        <Note tone="danger" role="alert" title="Your jobs could not be loaded.">
          {plainMessage(query.error, 'An error occurred.')}{' '}
          <Button variant="line" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Note>
      )}
      {query.isPending && <Skeleton lines={6} label="Loading your jobs" />}
      {query.data?.length === 0 && (
        <EmptyState title="No jobs yet" action={<Button onClick={() => set({ add: '' })}>Add a job</Button>}>
          Paste an advertisement or give its address. It is kept here, and you can tailor your resume to it.
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <Jobs
          jobs={query.data}
          layout={search.get('as') === 'board' ? 'board' : 'list'}
          onLayout={(layout) => set({ as: layout })}
          onOpen={(job) => set({ job: String(job.id) })}
        />
      )}
      {search.has('add') && (
        <AddJobDialog onClose={() => set({ add: null })} onAdded={(job) => set({ add: null, job: String(job.id) })} />
      )}
    </Page>
  )
}

type JobsProps = {
  jobs: JobDescription[]
  layout: 'list' | 'board'
  onLayout: (layout: string) => void
  onOpen: (job: JobDescription) => void
}

function Jobs({ jobs, layout, onLayout, onOpen }: JobsProps) {
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<JobOrder>('changed')
  const shown = ordered(searched(jobs, words), order)
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Search"
          type="search"
          value={words}
          placeholder="Title, company, place or notes"
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField label="Sort by" value={order} onChange={(event) => setOrder(event.target.value as JobOrder)}>
          {jobOrders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Segments label="Layout" value={layout} onValueChange={onLayout} items={layouts} />
      </div>
      {shown.length === 0 && <p className={styles.quiet}>No job has these words.</p>}
      {layout === 'list' ? <JobList jobs={shown} onOpen={onOpen} /> : <JobBoard jobs={shown} onOpen={onOpen} />}
    </>
  )
}
