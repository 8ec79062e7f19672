import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import type { ResumeListed } from '../../lib/resumes/resumes.ts'
import { type TailoredListed, tailoredByResumeQuery, tailoredPages } from '../../lib/resumes/tailored.ts'
import { usePages } from '../../lib/resumes/use-rows.ts'
import { versionNumber } from '../../lib/resumes/version-number.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { TextField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DeleteTailoredDialog } from './delete-tailored-dialog.tsx'
import styles from './rows.module.css'
import { TailoredRow } from './tailored-row.tsx'
import * as texts from './texts.tsx'

type TailoredVersionsProps = { resume: Pick<ResumeListed, 'id' | 'isSample'>; isCurrent: boolean }

/** What was tailored from a resume, with a search of its own. */
export function TailoredVersions({ resume: { id: resumeId, isSample }, isCurrent }: TailoredVersionsProps) {
  const [search, setSearch] = useState('')
  const [doomed, setDoomed] = useState<TailoredListed | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const sent = useSettled(search.trim())
  const tailored = usePages({ ...tailoredPages(resumeId, sent), placeholderData: keepPreviousData })
  // A number counts all of them: where the first page has only some, the others are asked for.
  const first = usePages(tailoredPages(resumeId))
  const { data: others } = useQuery(tailoredByResumeQuery(first.more.has ? resumeId : null))
  const all = (first.more.has ? others : first.rows) ?? []

  if (tailored.isPending) return <Skeleton lines={3} label={texts.loadingTailored} />
  const found = tailored.rows ?? []
  const isSearched = sent !== '' || search !== ''
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {tailored.problem && <LoadProblem title={texts.tailoredFailed} problem={problemOf([tailored.problem])} />}
      {(found.length > 0 || isSearched) && (
        <TextField
          type="search"
          label={texts.searchTailored}
          placeholder={texts.searchTailoredPlaceholder}
          className={styles.search}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label={texts.tailoredVersions}>
          {found.map((version) => (
            <TailoredRow
              key={version.id}
              version={version}
              number={versionNumber(all, version.id)}
              isSample={isSample}
              onDelete={() => setDoomed(version)}
            />
          ))}
        </ul>
      )}
      <MoreRows list={list} shown={found.length} more={tailored.more} />
      {found.length === 0 && !tailored.problem && <Nothing search={isSearched ? sent : ''} isCurrent={isCurrent} />}
      {doomed !== null && (
        <DeleteTailoredDialog
          version={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => panel.current?.focus()}
        />
      )}
    </div>
  )
}

/** The tailor screen works on the current resume: from another one there is no straight way to it. */
function Nothing({ search, isCurrent }: { search: string; isCurrent: boolean }) {
  return (
    <p className={styles.none} role="status">
      {search === '' ? texts.notTailored : texts.noTailoredFound(search)}
      {search === '' && isCurrent && <TextLink to={paths.tailor()}>{texts.tailorToJob}</TextLink>}
    </p>
  )
}
