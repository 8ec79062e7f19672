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
import * as texts from './texts.tsx'

type Order = keyof typeof texts.orders

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
      title={texts.coverLetters}
      lead={texts.lead}
      actions={
        !isEmpty && (
          <ButtonLink to={paths.createCoverLetter()}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.newLetter}
          </ButtonLink>
        )
      }
    >
      {letters.problem && <LoadProblem title={texts.lettersFailed} problem={problemOf([letters.problem])} />}
      {letters.isPending && (
        <Card>
          <Skeleton lines={6} label={texts.loadingLetters} />
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
          label={<VisuallyHidden>{texts.searchLetters}</VisuallyHidden>}
          placeholder={texts.searchHint}
          className={styles.search}
          value={search}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => onSearch(event.target.value)}
        />
        <SelectField
          label={<VisuallyHidden>{texts.order}</VisuallyHidden>}
          className={styles.order}
          value={order}
          onChange={({ target: { value } }) => onOrder(value === 'company' ? 'company' : 'newest')}
        >
          {Object.entries(texts.orders).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <VisuallyHidden role="status">
        {search && !letters.isLooking && rows.length > 0 && texts.found(rows.length)}
      </VisuallyHidden>
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label={texts.yourLetters}>
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
      {letters.isLooking && <Skeleton lines={3} label={texts.looking} />}
      {rows.length === 0 && !letters.isLooking && !letters.problem && (
        <p className={styles.none} role="status">
          {texts.noneFound(search.trim())} <TextButton onClick={() => onSearch('')}>{texts.clearSearch}</TextButton>
        </p>
      )}
      <MoreRows list={list} shown={rows.length} more={letters.more} />
      <MonthBar meter={meter} label={texts.letters}>
        {texts.neverCounted}
      </MonthBar>
      {doomed !== null && (
        <DeleteLetterDialog letter={doomed} onClose={() => setDoomed(null)} onDeleted={() => place.current?.focus()} />
      )}
    </div>
  )
}
