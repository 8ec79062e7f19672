import { CircleHelp, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import type { Guide, GuideQuestion, Practice } from '../../../lib/resumes/guides.ts'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Mine } from '../../../ui/words.tsx'
import { resumeOf } from '../kinds.ts'
import { SurenessChoice } from '../sureness.tsx'
import * as texts from '../texts.tsx'
import styles from './practice.module.css'
import type { Outcome } from './use-practice.ts'
import { clockWords } from './use-timer.ts'

type RemarksProps = { guide: Guide; question: GuideQuestion; outcome: Outcome }

/** What can be said of the answer, and never of the person. */
export function Remarks({ guide, question, outcome }: RemarksProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.remarksPlace}>
      <Card
        title={texts.remarks}
        actions={<span className={styles.small}>{texts.onThisAnswer}</span>}
        className={styles.remarks}
      >
        <ul>
          {'practice' in outcome ? (
            outcome.practice.details.map((check) => (
              <Remark key={check.about} name={names[check.about] ?? check.about} {...check}>
                <RemarkText check={check} practice={outcome.practice} resumeId={resumeOf(guide)} />
              </Remark>
            ))
          ) : (
            <Remark name={texts.remarkNames.length} about="length" isGood summary={clockWords(outcome.spokenSeconds)}>
              {texts.spokenRemark}
            </Remark>
          )}
        </ul>
        <SurenessChoice guideId={guide.id} question={question} />
      </Card>
    </div>
  )
}

const names: Record<string, string> = texts.remarkNames

type RemarkProps = { name: string; about: string; isGood: boolean; summary: string; children: ReactNode }

function Remark({ name, about, isGood, summary, children }: RemarkProps) {
  return (
    <li className={styles.remark}>
      {about === 'not-said' ? (
        <CircleHelp className={styles.asks} size={20} strokeWidth={1.5} aria-hidden="true" />
      ) : isGood ? (
        <Tick className={styles.good} />
      ) : (
        <TriangleAlert className={styles.check} size={20} strokeWidth={1.5} aria-hidden="true" />
      )}
      <div>
        <p className={styles.remarkHead}>
          <b>{name}</b>
          <span className={styles.small}>{summary}</span>
        </p>
        <div className={styles.remarkText}>{children}</div>
      </div>
    </li>
  )
}

type Check = Practice['details'][number]

function RemarkText({ check, practice, resumeId }: { check: Check; practice: Practice; resumeId: number | null }) {
  if (check.about === 'structure') return <Structure check={check} practice={practice} />
  if (check.about === 'evidence' && practice.claims.length > 0)
    return <Evidence practice={practice} resumeId={resumeId} />
  return <p>{check.text}</p>
}

function Structure({ check, practice }: { check: Check; practice: Practice }) {
  return (
    <p className={styles.parts}>
      {practice.parts.map(({ part, said }) => (
        <span key={part} className={said ? styles.said : styles.unsaid}>
          {part}
          <VisuallyHidden>{said ? texts.partSaid : texts.partNotHeard}</VisuallyHidden>
        </span>
      ))}
      <span>{check.text}</span>
    </p>
  )
}

/** What each line backs, and what none does. */
function Evidence({ practice: { claims }, resumeId }: { practice: Practice; resumeId: number | null }) {
  const places = [...new Set(claims.flatMap(({ line }) => line?.place ?? []))]
  const open = claims.filter(({ line }) => line === null)
  return (
    <>
      {places.length > 0 && (
        <p>
          {texts.backedBy(
            places.map((place, index) => (
              <Fragment key={place}>
                {index > 0 && '; '}
                <b>{backedBy(claims, place)}</b> <span className={styles.place}>{place}</span>
              </Fragment>
            )),
          )}
        </p>
      )}
      {open.map(({ text, advice }) => (
        <p key={text}>
          <Mine className={styles.doubt}>{text}</Mine> {advice}
        </p>
      ))}
      {open.length > 0 && resumeId !== null && (
        <p>
          <TextLink to={paths.editResume(resumeId)}>{texts.addToResume}</TextLink>
        </p>
      )}
    </>
  )
}

const backedBy = (claims: Practice['claims'], place: string): string =>
  [...new Set(claims.filter(({ line }) => line?.place === place).map(({ text }) => text))].join(', ')
