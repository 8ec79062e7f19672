import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type DashboardData, mostJobs } from './dashboard-query.ts'
import { MatchRow } from './job-row.tsx'
import {
  countedFilters,
  filterOf,
  firstToAct,
  groupsBy,
  inStage,
  type JobGroup,
  type JobRow,
  type Sorting,
  type StageFilter,
  searchedRows,
  sortingOf,
  sortings,
} from './job-rows.ts'
import styles from './match-list.module.css'
import * as texts from './texts.tsx'

/** Fewer are seen at a glance. */
const fewestSearched = 4

/** The saved jobs, best match first, by what to do next. Stage and order are in the address. */
export function MatchList({ rows, total }: { rows: readonly JobRow[]; total: number }) {
  const [search, setSearch] = useSearchParams()
  const [words, setWords] = useState('')
  const stage = filterOf(search.get('stage'))
  const sorting = sortingOf(search.get('sort'))
  const found = searchedRows(inStage(rows, stage), words)
  const groups = groupsBy(sorting, found)
  const first = firstToAct(groups)
  const sortBy = (value: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), sort: value }), { replace: true, preventScrollReset: true })
  return (
    <Card aria-label={texts.yourJobs} padded={false} className={styles.list}>
      <div className={styles.bar}>
        <Stages rows={rows} stage={stage} />
        {rows.length >= fewestSearched && (
          <Tools words={words} onWords={setWords} sorting={sorting} onSorting={sortBy} />
        )}
      </div>
      {groups.length > 0 && (
        <p className={styles.columns} aria-hidden="true">
          <span>{texts.match}</span>
          <span>{texts.job}</span>
          <span>{texts.requirements}</span>
          <span>{stage === 'saved' ? texts.deadline : texts.dates}</span>
        </p>
      )}
      {groups.map((group) => (
        <Group key={[stage, words, group.key].join()} group={group} first={first} />
      ))}
      {groups.length === 0 && (
        <p className={styles.none}>{words.trim() === '' ? texts.noneAt[stage] : texts.noneFound}</p>
      )}
      {total >= mostJobs && (
        <p className={styles.none}>
          {texts.newestJobs(mostJobs)} <TextLink to={paths.jobs()}>{texts.allJobs}</TextLink>
        </p>
      )}
    </Card>
  )
}

function Stages({ rows, stage }: { rows: readonly JobRow[]; stage: StageFilter }) {
  const [search] = useSearchParams()
  const to = (value: string) => ({ search: `?${new URLSearchParams({ ...Object.fromEntries(search), stage: value })}` })
  return (
    <nav aria-label={texts.stage} className={styles.stages}>
      {countedFilters(rows).map(({ value, label, count }) => (
        <Link key={value} to={to(value)} replace preventScrollReset aria-current={value === stage ? 'true' : undefined}>
          {label} <span>{count}</span>
        </Link>
      ))}
    </nav>
  )
}

type ToolsProps = {
  words: string
  onWords: (words: string) => void
  sorting: Sorting
  onSorting: (sorting: string) => void
}

const Tools = ({ words, onWords, sorting, onSorting }: ToolsProps) => (
  <div className={styles.tools}>
    <span className={styles.search}>
      <Search size={16} strokeWidth={1.5} aria-hidden="true" />
      <input
        type="search"
        aria-label={texts.searchJobs}
        placeholder={texts.search}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
    </span>
    <select
      className={styles.sort}
      aria-label={texts.sortBy}
      value={sorting}
      onChange={(event) => onSorting(event.target.value)}
    >
      {sortings.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
)

const atFirst = 10
const atOnce = 50

/** Some at first: three hundred long shots do not stand before what is below them. */
function Group({ group: { key, title, note, rows }, first }: { group: JobGroup; first: JobRow | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(atFirst)
  const shown = Math.min(most, rows.length)
  return (
    <section aria-labelledby={`group-${key}`}>
      <h2 id={`group-${key}`} className={styles.group}>
        {title} <span>{texts.countAndNote(rows.length, note)}</span>
      </h2>
      <ul ref={list} className={styles.rows}>
        {rows.slice(0, most).map((row) => (
          <MatchRow key={row.job.id} row={row} isFirst={row === first} />
        ))}
      </ul>
      <div className={styles.more}>
        <MoreRows
          list={list}
          shown={shown}
          more={{
            ...{ total: rows.length, has: rows.length > most, isLoading: false, problem: null },
            show: () => setMost(most + atOnce),
          }}
        />
      </div>
    </section>
  )
}

/** Which resume the numbers are of, and how far they have come. */
export function MatchedWith({
  resume,
  hasTailored,
  measured,
  total,
}: {
  resume: DashboardData['resume']
  hasTailored: boolean
  measured: number
  total: number
}) {
  if (!resume) return null
  return (
    <p className={styles.with}>
      {texts.matchedWith(<TextLink to={paths.resume(resume.id)}>{resume.title}</TextLink>, hasTailored)}{' '}
      <b role="status">{measured < total && texts.checkingOf(measured, total)}</b>
    </p>
  )
}
