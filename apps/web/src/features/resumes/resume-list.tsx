import { useRef, useState } from 'react'
import type { ResumeListed } from '../../lib/resumes/resumes.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DeleteResumeDialog } from './delete-resume-dialog.tsx'
import { currentOf, isOrder, orders } from './order-resumes.ts'
import { ResumeCard } from './resume-card.tsx'
import styles from './resume-list.module.css'
import * as texts from './texts.tsx'
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
            label={texts.searchResumes}
            className={styles.search}
            placeholder={texts.searchPlaceholder}
            value={search}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label={texts.sortBy}
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
        {search && !list.isLooking && texts.resumesFound(more.total ?? rows.length)}
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
      {list.isLooking && <Skeleton lines={3} label={texts.looking} />}
      {rows.length === 0 && !list.isLooking && list.problem === null && (
        <p className={styles.none}>
          {texts.noneFound(search.trim(), <TextButton onClick={() => setSearch('')}>{texts.showAll}</TextButton>)}
        </p>
      )}
      <MoreRows list={cards} shown={rows.length} more={more} />
    </>
  )
}
