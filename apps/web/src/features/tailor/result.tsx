import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { allUndone, summaryOfKinds } from '@bespeak/domain/tailor/summary.ts'
import type { Ref } from 'react'
import { paths } from '../../lib/paths.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoMeasures } from '../../ui/two-measures.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import { useQuestions } from './use-questions.ts'

type ResultProps = { tailored: TailoredResume | null; ref: Ref<HTMLElement> }

/** Where a person is led when a version is there; it says in one sentence what they have. */
export function Result({ tailored, ref }: ResultProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.result} aria-label={resultWords(tailored)}>
      {tailored && (
        <Card>
          <p className={styles.summary}>{summaryOf(tailored)}</p>
          <Figures tailored={tailored} />
        </Card>
      )}
    </section>
  )
}

const changesIn = ({ edits }: TailoredResume) => edits.filter(({ undone }) => !undone).length

function summaryOf({ edits }: TailoredResume): string {
  const kinds = edits.filter(({ undone }) => !undone).map(({ kind }) => kind)
  return edits.length > 0 && kinds.length === 0 ? allUndone : summaryOfKinds(kinds)
}

function resultWords(tailored: TailoredResume | null): string {
  if (!tailored) return texts.result
  const { jobAdvertisingCompany, matchScore, shownScore } = tailored
  return texts.resultOf({
    company: jobAdvertisingCompany,
    brings: matchScore === null ? null : roundedScore(matchScore),
    shows: shownScore === null ? null : roundedScore(shownScore),
    changes: changesIn(tailored),
  })
}

function Figures({ tailored }: { tailored: TailoredResume }) {
  const { matchScore, matchScoreBefore, matchScoreCeiling, shownScore, shownScoreBefore } = tailored
  if (matchScore === null) return <p className={styles.caption}>{texts.tooLongToScore}</p>
  // What a version from before there were two figures has as the one before is of something else.
  const broughtBefore = shownScoreBefore === null ? null : matchScoreBefore
  return (
    <>
      <TwoMeasures
        brings={{
          ...{ score: matchScore, before: broughtBefore, ceiling: matchScoreCeiling },
          words: <BringWords tailored={tailored} gain={gainOf(matchScore, broughtBefore)} />,
        }}
        shows={
          shownScore === null
            ? null
            : {
                ...{ score: shownScore, before: shownScoreBefore },
                words: <p>{texts.thisMuchSeen}</p>,
              }
        }
      />
      {shownScore === null && <p className={styles.unmeasured}>{texts.unmeasured}</p>}
    </>
  )
}

const gainOf = (score: number, before: number | null) =>
  before === null ? 0 : roundedScore(score) - roundedScore(before)

function BringWords({ tailored, gain }: { tailored: TailoredResume; gain: number }) {
  const open = useQuestions(tailored).open.length
  return (
    <p>
      {gain > 0 && <b>{texts.gainFromFacts(gain)}</b>}
      {texts.onlyFactsMove}{' '}
      {open > 0 && <TextLink to={paths.tailorQuestions()}>{texts.questionsAreOpen(open)}</TextLink>}
    </p>
  )
}
