import { useRef, useState } from 'react'
import type { ResumeListed } from '../../lib/resumes/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { countOf } from './count-of.ts'
import { DeleteResumeDialog } from './delete-resume-dialog.tsx'
import { currentOf, isOrder, type Order, orderResumes, orders } from './order-resumes.ts'
import { ResumeCard } from './resume-card.tsx'
import styles from './resume-list.module.css'

const atOnce = 30

export function ResumeList({ resumes }: { resumes: readonly ResumeListed[] }) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('changed')
  const [most, setMost] = useState(atOnce)
  const [doomed, setDoomed] = useState<ResumeListed | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = orderResumes(resumes, search, order)
  const current = currentOf(resumes)
  return (
    <>
      {resumes.length > 1 && (
        <div className={styles.tools}>
          <TextField
            type="search"
            label="Search resumes"
            className={styles.search}
            placeholder="Title or file name"
            value={search}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label="Sort by"
            className={styles.order}
            value={order}
            onChange={({ target: { value } }) => isOrder(value) && setOrder(value)}
          >
            {Object.entries(orders).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <VisuallyHidden role="status">
        {search && `${countOf(found.length, 'resume') ?? 'No resume'} found`}
      </VisuallyHidden>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {found.slice(0, most).map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            isCurrent={resume.id === current?.id}
            onDelete={() => setDoomed(resume)}
          />
        ))}
      </div>
      {/* Here and not in its card, which is gone before it could say that it is done. */}
      {doomed !== null && (
        <DeleteResumeDialog resume={doomed} onClose={() => setDoomed(null)} onDeleted={() => list.current?.focus()} />
      )}
      {found.length === 0 && (
        <p className={styles.none}>
          No resume has “{search.trim()}” in its title. <TextButton onClick={() => setSearch('')}>Show all</TextButton>
        </p>
      )}
      {found.length > most && (
        <Button variant="line" className={styles.more} onClick={() => setMost(most + atOnce)}>
          Show {Math.min(atOnce, found.length - most)} more
        </Button>
      )}
    </>
  )
}
