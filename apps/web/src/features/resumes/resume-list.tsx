import { useRef, useState } from 'react'
import type { ResumeListed } from '../../lib/resumes/resumes.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { countOf } from './count-of.ts'
import { DeleteResumeDialog } from './delete-resume-dialog.tsx'
import { currentOf, isOrder, orders } from './order-resumes.ts'
import { ResumeCard } from './resume-card.tsx'
import styles from './resume-list.module.css'
import type { ResumeListState } from './use-resume-list.ts'

export function ResumeList({ list: { known = [], rows = [], more, ...list } }: { list: ResumeListState }) {
  const { search, setSearch, order, setOrder } = list
  const [doomed, setDoomed] = useState<ResumeListed | null>(null)
  const cards = useRef<HTMLDivElement>(null)
  const current = currentOf(known, list.isAll)
  return (
    <>
      {known.length > 1 && (
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
        {search && !list.isLooking && `${countOf(more.total ?? rows.length, 'resume') ?? 'No resume'} found`}
      </VisuallyHidden>
      <div ref={cards} tabIndex={-1} className={styles.list}>
        {rows.map((resume) => (
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
        <DeleteResumeDialog resume={doomed} onClose={() => setDoomed(null)} onDeleted={() => cards.current?.focus()} />
      )}
      {list.isLooking && <Skeleton lines={3} label="Looking through all your resumes" />}
      {rows.length === 0 && !list.isLooking && list.problem === null && (
        <p className={styles.none}>
          No resume has “{search.trim()}” in its title. <TextButton onClick={() => setSearch('')}>Show all</TextButton>
        </p>
      )}
      <MoreRows list={cards} shown={rows.length} more={more} />
    </>
  )
}
