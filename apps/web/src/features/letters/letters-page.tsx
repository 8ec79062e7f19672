import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { type LetterListed, letterPages, lettersQuery } from '../../lib/resumes/letters.ts'
import { useRows } from '../../lib/resumes/use-rows.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { MonthBar } from '../../ui/meter.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DeleteLetterDialog } from './delete-letter-dialog.tsx'
import { LetterRow } from './letter-row.tsx'
import styles from './letters.module.css'
import { NoLetters } from './no-letters.tsx'
import { countOf } from './words.ts'

const orders = { newest: 'Newest first', company: 'By company' }
type Order = keyof typeof orders

const byCompany = (letters: LetterListed[]) =>
  letters.toSorted((a, b) => a.jobAdvertisingCompany.localeCompare(b.jobAdvertisingCompany, 'en'))

export function Component() {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('newest')
  const sent = useSettled(search.trim())
  const letters = useRows(
    { ...letterPages(sent), placeholderData: keepPreviousData },
    {
      query: lettersQuery(sent),
      isWanted: order === 'company',
      wish: [sent, order],
      find: (found) => (order === 'company' ? byCompany(found) : found),
    },
  )
  const isEmpty = letters.known?.length === 0 && sent === '' && search === ''
  return (
    <Page
      title="Cover Letters"
      lead="Each is written from a tailored version, and every sentence names its source."
      actions={
        !isEmpty && (
          <ButtonLink to={paths.createCoverLetter()}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            New letter
          </ButtonLink>
        )
      }
    >
      {letters.problem && (
        <LoadProblem title="Your letters could not be loaded." problem={problemOf([letters.problem])} />
      )}
      {letters.isPending && (
        <Card>
          <Skeleton lines={6} label="Loading your letters" />
        </Card>
      )}
      {isEmpty && <NoLetters />}
      {letters.known && !isEmpty && (
        <Found letters={letters} search={search} onSearch={setSearch} order={order} onOrder={setOrder} />
      )}
    </Page>
  )
}

type FoundProps = {
  letters: ReturnType<typeof useRows<LetterListed, readonly unknown[]>>
  search: string
  onSearch: (words: string) => void
  order: Order
  onOrder: (order: Order) => void
}

function Found({ letters: { rows = [], ...letters }, search, onSearch, order, onOrder }: FoundProps) {
  const { user } = useAuth()
  const { data: jobs = [] } = useQuery(jobDescriptionsQuery(user?.id))
  const meter = useMeter('cover_letter')
  const [doomed, setDoomed] = useState<LetterListed | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={styles.found}>
      <div className={styles.tools}>
        <TextField
          type="search"
          label={<VisuallyHidden>Search letters</VisuallyHidden>}
          placeholder="Search company, role or words"
          className={styles.search}
          value={search}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => onSearch(event.target.value)}
        />
        <SelectField
          label={<VisuallyHidden>Order</VisuallyHidden>}
          className={styles.order}
          value={order}
          onChange={({ target: { value } }) => onOrder(value === 'company' ? 'company' : 'newest')}
        >
          {Object.entries(orders).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <VisuallyHidden role="status">
        {search && !letters.isLooking && rows.length > 0 && `${countOf(rows.length, 'letter')} found`}
      </VisuallyHidden>
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label="Your letters">
          {rows.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              job={jobs.find(({ id }) => id === letter.jobDescriptionId)}
              onDelete={() => setDoomed(letter)}
            />
          ))}
        </ul>
      )}
      {letters.isLooking && <Skeleton lines={3} label="Looking through all your letters" />}
      {rows.length === 0 && !letters.isLooking && !letters.problem && (
        <p className={styles.none} role="status">
          No letter has “{search.trim()}” in it. <TextButton onClick={() => onSearch('')}>Clear search</TextButton>
        </p>
      )}
      <MoreRows list={list} shown={rows.length} more={letters.more} />
      <MonthBar meter={meter} label="Letters">
        Editing and downloads are never counted.
      </MonthBar>
      {doomed !== null && (
        <DeleteLetterDialog letter={doomed} onClose={() => setDoomed(null)} onDeleted={() => place.current?.focus()} />
      )}
    </div>
  )
}
