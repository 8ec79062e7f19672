import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type TailoredOfResume, tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import * as texts from './texts.tsx'
import styles from './versions-section.module.css'

const shownAtFirst = 5

type VersionsSectionProps = {
  resumeId: number
  jobId: number | null
  openId: number | null
  onOpen: (id: number) => void
}

/** What was made of this resume for the same job, newest first. */
function useVersions(resumeId: number, jobId: number | null) {
  const { data = [], error, refetch } = useQuery(tailoredByResumeQuery(jobId === null ? null : resumeId))
  const versions = data
    .filter(({ jobDescriptionId }) => jobId !== null && jobDescriptionId === jobId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  return { versions, error, refetch }
}

/** Whoever has opened an earlier one is told so, and led back to the newest. */
export function EarlierVersion({ resumeId, jobId, openId, onOpen }: VersionsSectionProps) {
  const { versions } = useVersions(resumeId, jobId)
  const at = versions.findIndex(({ id }) => id === openId)
  const [newest] = versions
  if (at < 1 || !newest) return null
  return (
    <Note>
      {texts.lookingAt(versions.length - at)}{' '}
      <TextButton onClick={() => onOpen(newest.id)}>{texts.backToVersion(versions.length)}</TextButton>
    </Note>
  )
}

/** One that stands alone needs no list. */
export function VersionsSection({ resumeId, jobId, openId, onOpen }: VersionsSectionProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { versions, error, refetch } = useVersions(resumeId, jobId)
  if (jobId === null) return null
  if (error) return <NotLoaded onAgain={() => void refetch()} />
  if (versions.every(({ id }) => id === openId)) return null
  return (
    <Card title={texts.versions} className={styles.versions}>
      <ul>
        {(isWhole ? versions : versions.slice(0, shownAtFirst)).map((version, at) => (
          <VersionRow
            key={version.id}
            version={version}
            number={versions.length - at}
            isOpen={version.id === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {versions.length > shownAtFirst && (
        <TextButton onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(versions.length)}
        </TextButton>
      )}
    </Card>
  )
}

function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <Note tone="warn">
      {texts.versionsNotLoaded}{' '}
      <Button variant="line" size="sm" onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}

type VersionRowProps = { version: TailoredOfResume; number: number; isOpen: boolean; onOpen: (id: number) => void }

function VersionRow({ version, number, isOpen, onOpen }: VersionRowProps) {
  const { id, title, createdAt, edits, matchScore } = version
  return (
    <li aria-current={isOpen ? 'true' : undefined}>
      <div className={styles.words}>
        <p>
          <b>{texts.version(number)}</b>, <Moment at={createdAt} exact />
        </p>
        <p className={styles.detail}>
          {title} · {changesOf(edits)}
        </p>
      </div>
      <MatchScore score={matchScore} className={styles.score} />
      <span>
        {isOpen ? (
          <Badge tone="fit">{texts.openNow}</Badge>
        ) : (
          <Button variant="line" size="sm" aria-label={texts.openVersion(number)} onClick={() => onOpen(id)}>
            {texts.open}
          </Button>
        )}
      </span>
    </li>
  )
}

const changesOf = (edits: TailoredOfResume['edits']): string =>
  texts.changesIn(edits.filter(({ undone }) => !undone).length)
