import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { Ref } from 'react'
import { paths } from '../../lib/paths.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoMeasures } from '../../ui/two-measures.tsx'
import styles from './tailor.module.css'

type ResultProps = { tailored: TailoredResume | null; ref: Ref<HTMLElement> }

/** Where a person is led when a version is there; it says in one sentence what they have. */
export function Result({ tailored, ref }: ResultProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.result} aria-label={resultWords(tailored)}>
      {tailored && (
        <Card>
          <Figures tailored={tailored} />
        </Card>
      )}
    </section>
  )
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
const changesIn = ({ edits }: TailoredResume) => edits.filter(({ undone }) => !undone).length

function resultWords(tailored: TailoredResume | null): string {
  if (!tailored) return 'Result'
  const { jobAdvertisingCompany, matchScore, shownScore } = tailored
  const brings = matchScore === null ? '' : `, you bring ${roundedScore(matchScore)} of 100`
  const shows = shownScore === null ? '' : `, the page shows ${roundedScore(shownScore)}`
  return `Tailored for ${jobAdvertisingCompany}${brings}${shows}, ${counted(changesIn(tailored), 'change')}`
}

function Figures({ tailored }: { tailored: TailoredResume }) {
  const { matchScore, matchScoreBefore, matchScoreCeiling, shownScore, shownScoreBefore } = tailored
  if (matchScore === null) return <p className={styles.caption}>Too long to be scored.</p>
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
                words: <ShowWords tailored={tailored} shown={shownScore} before={shownScoreBefore} />,
              }
        }
      />
      {shownScore === null && (
        <p className={styles.unmeasured}>What the page shows is measured when you next change it, or tailor again.</p>
      )}
    </>
  )
}

const gainOf = (score: number, before: number | null) =>
  before === null ? 0 : roundedScore(score) - roundedScore(before)

function BringWords({ tailored: { gaps }, gain }: { tailored: TailoredResume; gain: number }) {
  const open = gaps.filter(({ answered }) => !answered).length
  return (
    <p>
      {gain > 0 && <b>+{gain} from what you told us. </b>}
      Only what you have done moves this, not wording.{' '}
      {open > 0 && (
        <TextLink to={paths.tailorQuestions()}>
          {counted(open, 'question')} {open === 1 ? 'is' : 'are'} open
        </TextLink>
      )}
    </p>
  )
}

type ShowWordsProps = { tailored: TailoredResume; shown: number; before: number | null }

function ShowWords({ tailored, shown, before }: ShowWordsProps) {
  const changes = changesIn(tailored)
  const gain = gainOf(shown, before)
  if (tailored.edits.length === 0) return <p>Your page already shows {roundedScore(shown)}. We changed nothing.</p>
  if (changes === 0) return <p>All our changes are undone. Your page now shows {roundedScore(shown)}.</p>
  if (before === null) return <p>{thisMuch}</p>
  if (gain <= 0) return <p>{gain === 0 ? asMuch : less}</p>
  return (
    <p>
      <b>
        +{gain} from {counted(changes, 'change')}.
      </b>{' '}
      This is how much of what you bring a reader now sees on the page.
    </p>
  )
}

const thisMuch = 'Of all you bring to this job, this much stands where a reader sees it.'
const asMuch = 'As much as before: the changes are for whoever reads it.'
const less = 'Less than before: something further down counts less. Undo what you do not want.'
