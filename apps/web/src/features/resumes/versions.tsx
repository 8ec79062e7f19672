import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../lib/load-problem.ts'
import { versionsQuery } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './rows.module.css'
import * as texts from './texts.tsx'
import { VersionRow } from './version-row.tsx'

const fewest = 5

/** The states a resume was in, newest first, each with what changed and the way back to it. */
export function Versions({ resumeId }: { resumeId: number }) {
  const versions = useQuery(versionsQuery(resumeId))
  const [isWhole, setIsWhole] = useState(false)

  if (versions.isPending) return <Skeleton lines={3} label={texts.loadingVersions} />
  const all = versions.data ?? []
  const shown = isWhole ? all : all.slice(0, fewest)
  return (
    <div className={styles.panel}>
      {versions.isError && <LoadProblem title={texts.versionsFailed} problem={problemOf([versions])} />}
      {all.length > 0 && <p className={styles.hint}>{texts.restoringMeaning}</p>}
      <ol className={styles.rows} aria-label={texts.versions}>
        {shown.map((version, index) => (
          <VersionRow key={version.id} version={version} before={all[index + 1] ?? null} />
        ))}
      </ol>
      {all.length > shown.length && (
        <Button variant="quiet" size="sm" className={styles.more} onClick={() => setIsWhole(true)}>
          {texts.showAllVersions(all.length)}
        </Button>
      )}
    </div>
  )
}
