import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { MiniTape } from '../../ui/tape.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { mainDate } from './date-words.ts'
import type { JobRow } from './job-rows.ts'
import { nextStep } from './job-rows.ts'
import styles from './match-list.module.css'
import * as texts from './texts.tsx'

/** Of the names of what was not found; the job's page has all of them. */
const mostLetters = 70

export function MatchRow({ row, isFirst }: { row: JobRow; isFirst: boolean }) {
  const { job, title } = row
  const step = nextStep(row)
  return (
    <li className={styles.row}>
      <Match row={row} />
      <div className={styles.job}>
        <p>
          <Link className={styles.title} to={step.to}>
            {title}
          </Link>{' '}
          {job.isSample && <SampleBadge />}
        </p>
        <p className={styles.quiet}>{[job.company, job.location].filter(Boolean).join(' · ')}</p>
      </div>
      <Requirements row={row} />
      <When row={row} />
      <div className={styles.step}>
        <ButtonLink
          variant={isFirst ? 'primary' : 'line'}
          size="sm"
          to={step.to}
          aria-label={texts.stepFor(step.label, title)}
        >
          {step.label}
        </ButtonLink>
      </div>
    </li>
  )
}

function Match({ row: { match, score } }: { row: JobRow }) {
  if (score === null)
    return (
      <div className={styles.match}>
        <span className={styles.noScore} aria-hidden="true">
          {match === 'checking' ? '…' : '–'}
        </span>
        <VisuallyHidden>{match === 'checking' ? texts.checkingMatch : texts.noMatchYet}</VisuallyHidden>
      </div>
    )
  return (
    <div className={styles.match}>
      <b className={styles.score} aria-hidden="true">
        {score}
      </b>
      <MiniTape className={styles.tape} score={score} label={texts.matchOf(score)} />
    </div>
  )
}

function Requirements({ row: { match, score, dealbreaker, shown, asked, missing } }: { row: JobRow }) {
  if (match === 'none') return <p className={styles.found} />
  if (match === 'checking') return <p className={styles.found}>{texts.checkingRequirements}</p>
  if (score === null) return <p className={styles.found}>{texts.nothingAsked}</p>
  const named = inShort(missing)
  return (
    <div className={styles.found}>
      {dealbreaker !== null && <p className={styles.dealbreaker}>{texts.dealbreakerIs(dealbreaker)}</p>}
      {asked > 0 && (
        <p className={styles.names} title={missing.length > 0 ? texts.notFound(missing, 0) : undefined}>
          <b>{texts.foundOf(shown, asked)}</b>
          {missing.length > 0 && texts.andNotFound(texts.notFound(named, missing.length - named.length))}
        </p>
      )}
    </div>
  )
}

/** As many as stand in two lines, and always one. */
function inShort(names: readonly string[]): readonly string[] {
  let letters = 0
  const fits = names.findIndex((name, place) => {
    letters += name.length
    return place > 0 && letters > mostLetters
  })
  return fits === -1 ? names : names.slice(0, fits)
}

function When({ row: { job } }: { row: JobRow }) {
  const date = mainDate(job, new Date())
  if (!date) return <p className={styles.when} />
  return <p className={styles.when}>{date.isNear ? <Badge tone="warn">{date.text}</Badge> : date.text}</p>
}
