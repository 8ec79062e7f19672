import { ArrowRight, RotateCcw } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import type { GoodLength, Guide, GuideQuestion } from '../../../lib/resumes/guides.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { Tick } from '../../../ui/tick.tsx'
import * as texts from '../texts.tsx'
import { lengthOfOutcome } from './outcome.ts'
import styles from './practice.module.css'
import { Replay } from './replay.tsx'
import { Spoken } from './spoken.tsx'
import { TimerBar, TimerSwitch } from './timer-bar.tsx'
import type { InPractice, Outcome } from './use-practice.ts'

type AnswerCardProps = { guide: Guide; practice: InPractice; band: GoodLength; next: GuideQuestion | null }

/** The timer, the answer, and what to do with it. */
export function AnswerCard({ guide, practice, band, next }: AnswerCardProps) {
  const { answer, timer, recorder, outcome, problem, words } = practice
  const isOver = outcome !== null
  const isShown = !isOver || answer.text !== ''
  return (
    <Card className={styles.card}>
      <TimerBar
        seconds={timer.seconds}
        band={band}
        end={isOver ? <LengthBadge outcome={outcome} band={band} /> : <TimerSwitch timer={timer} />}
      />
      {isShown && (
        <TextAreaField
          label={texts.yourAnswer}
          labelEnd={<span className={styles.words}>{texts.wordCount(words)}</span>}
          className={styles.answer}
          rows={7}
          maxLength={6000}
          readOnly={isOver}
          value={answer.text}
          error={problem}
          hint={practice.isUnsent ? texts.notSent : isOver ? undefined : texts.typeOrSpeak}
          onChange={(event) => practice.type(event.target.value)}
        />
      )}
      {isOver ? recorder.url !== null && <Replay url={recorder.url} /> : <Spoken recorder={recorder} timer={timer} />}
      {isOver ? (
        <AfterButtons guide={guide} next={next} onAgain={practice.again} />
      ) : (
        <div className={styles.buttons}>
          <Button busy={practice.isBusy} onClick={practice.finish}>
            {texts.finish}
          </Button>
          <span className={styles.small}>{texts.ctrlEnter}</span>
          <ButtonLink variant="quiet" className={styles.last} to={whereTo(guide, next)}>
            {texts.skip}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

const whereTo = (guide: Guide, next: GuideQuestion | null) =>
  paths.interviewGuide(guide.id, next ? { practice: String(next.id) } : {})

type AfterButtonsProps = { guide: Guide; next: GuideQuestion | null; onAgain: () => void }

function AfterButtons({ guide, next, onAgain }: AfterButtonsProps) {
  return (
    <div className={styles.buttons}>
      <ButtonLink to={whereTo(guide, next)}>
        {next ? texts.nextQuestion : texts.backToGuide}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </ButtonLink>
      <Button variant="line" onClick={onAgain}>
        <RotateCcw size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.tryAgain}
      </Button>
    </div>
  )
}

function LengthBadge({ outcome, band }: { outcome: Outcome; band: GoodLength }) {
  const length = lengthOfOutcome(outcome, band)
  return (
    <Badge tone={length === 'good' ? 'fit' : 'warn'} className={styles.inRange}>
      {length === 'good' && <Tick size={16} />}
      {texts.lengths[length]}
    </Badge>
  )
}
