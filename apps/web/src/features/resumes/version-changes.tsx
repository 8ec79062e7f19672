import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../lib/load-problem.ts'
import { resumeQuery } from '../../lib/resumes/resumes.ts'
import type { VersionListed } from '../../lib/resumes/versions.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WordDifference } from '../../ui/word-difference.tsx'
import { resumeTextQuery, versionTextQuery } from './read-queries.ts'
import * as texts from './texts.tsx'
import styles from './version-changes.module.css'

type VersionChangesProps = { version: VersionListed; before: VersionListed | null }

/** How a version differs from the one before it, or the resume of today from the version. */
export function VersionChanges({ version, before }: VersionChangesProps) {
  const [against, setAgainst] = useState(before === null ? 'now' : 'before')
  return (
    <div className={styles.changes}>
      {before !== null && (
        <Segments
          label={texts.compare}
          value={against}
          onValueChange={setAgainst}
          items={[
            { value: 'before', label: texts.sinceVersion(before.versionNumber) },
            { value: 'now', label: texts.fromHereToNow },
          ]}
        />
      )}
      {against === 'before' && before !== null ? (
        <SinceBefore version={version} before={before} />
      ) : (
        <UntilNow version={version} />
      )}
    </div>
  )
}

function SinceBefore({ version, before }: { version: VersionListed; before: VersionListed }) {
  return <Difference before={useQuery(versionTextQuery(before.id))} after={useQuery(versionTextQuery(version.id))} />
}

function UntilNow({ version }: { version: VersionListed }) {
  const { now, then } = useNowAndThen(version)
  return <Difference before={then} after={now} />
}

/** What the resume would become with a version. */
export function ChangesToCome({ version }: { version: Pick<VersionListed, 'id' | 'resumeId'> }) {
  const { now, then } = useNowAndThen(version)
  return (
    <div className={styles.changes}>
      <Difference before={now} after={then} />
    </div>
  )
}

/** The text of a resume as it is now, and as a version has it. */
function useNowAndThen({ id, resumeId }: Pick<VersionListed, 'id' | 'resumeId'>) {
  const resume = useQuery(resumeQuery(resumeId))
  const read = useQuery(resumeTextQuery(resume.data ?? null))
  const then = useQuery(versionTextQuery(id))
  return { now: resume.data ? read : { ...resume, data: undefined }, then }
}

interface Loaded<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

function Difference({ before, after }: { before: Loaded<string>; after: Loaded<string> }) {
  if (before.data === undefined) return <Waiting query={before} />
  if (after.data === undefined) return <Waiting query={after} />
  return <WordDifference before={before.data} after={after.data} />
}

function Waiting({ query }: { query: Loaded<unknown> }) {
  if (query.error === null) return <Skeleton lines={3} label={texts.comparing} />
  return <LoadProblem title={texts.versionFailed} problem={problemOf([query])} />
}
