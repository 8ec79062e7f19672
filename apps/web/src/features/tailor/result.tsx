import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { Ref } from 'react'
import { paths } from '../../lib/paths.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Card } from '../../ui/card.tsx'
import { HowCalculated } from '../../ui/how-calculated.tsx'
import { MatchGauge } from '../../ui/match-gauge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import { useFound } from './use-found.ts'
import { useQuestions } from './use-questions.ts'

type ResultProps = { tailored: TailoredResume | null; ref: Ref<HTMLElement> }

/** Where a person is led when a version is there; it says in one sentence what they have. */
export function Result({ tailored, ref }: ResultProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.result} aria-label={resultWords(tailored)}>
      {tailored && (
        <Card>
          <Match tailored={tailored} />
          <HowCalculated />
        </Card>
      )}
    </section>
  )
}

const changesIn = ({ edits }: TailoredResume) => edits.filter(({ undone }) => !undone).length

function resultWords(tailored: TailoredResume | null): string {
  if (!tailored) return texts.result
  const { jobAdvertisingCompany, matchScore } = tailored
  return texts.resultOf({
    company: jobAdvertisingCompany,
    match: matchScore === null ? null : roundedScore(matchScore),
    changes: changesIn(tailored),
  })
}

function Match({ tailored }: { tailored: TailoredResume }) {
  const { matchScore, matchScoreBefore, matchScoreCeiling } = tailored
  if (matchScore === null) return <p className={styles.caption}>{texts.notScored}</p>
  return (
    <MatchGauge score={matchScore} before={matchScoreBefore} ceiling={matchScoreCeiling}>
      <Found tailored={tailored} />
    </MatchGauge>
  )
}

function Found({ tailored }: { tailored: TailoredResume }) {
  const found = useFound(tailored)
  const open = useQuestions(tailored).open.length
  return (
    <>
      {found && (
        <p>
          <TextLink to={paths.analyses({ id: String(found.analysisId) })}>{found.words}</TextLink>
        </p>
      )}
      {open > 0 && (
        <p>
          <TextLink to={paths.tailorQuestions()}>{texts.answerQuestions(open)}</TextLink>
        </p>
      )}
    </>
  )
}
