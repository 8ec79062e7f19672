import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { AdWords } from '../../ui/words.tsx'
import { Importance } from './asked.tsx'
import { GapChain } from './gap-chain.tsx'
import styles from './guide.module.css'
import type { QuestionProps } from './kind-section.tsx'
import { resumeOf } from './kinds.ts'
import { OwnLine } from './outline.tsx'
import { QuestionTools } from './question-tools.tsx'
import { Sureness } from './sureness.tsx'
import * as texts from './texts.tsx'
import { questionAnchor } from './use-open-question.ts'

/** What the ad asks and the resume does not show: how to say it, what stands nearest, and the next step. */
export function GapTalk({ guide, question, open, moves }: QuestionProps) {
  const isOpen = open.id === question.id
  const [skill] = question.skills
  return (
    <li id={questionAnchor(question.id)} className={classNames(styles.talk, isOpen && styles.openTalk)}>
      <h3 tabIndex={-1} className={styles.gapName}>
        <AdWords>{question.requirement ?? question.question}</AdWords>
      </h3>
      <p className={styles.gapFacts}>
        <Importance importance={question.importance} />
        <Sureness question={question} />
        <TextButton className={styles.unprinted} aria-expanded={isOpen} onClick={() => open.toggle(question.id)}>
          {texts.fromGapToScore}
        </TextButton>
      </p>
      {isOpen && <GapChain guide={guide} question={question} />}
      <ol className={styles.talkParts}>
        {question.outline.map(({ part, advice, lines }) => (
          <li key={part}>
            <b>{part}.</b> {advice}
            {lines.map((line) => (
              <OwnLine key={line.text} line={line} resumeId={resumeOf(guide)} />
            ))}
            {texts.nextStepParts.includes(part) && skill !== undefined && (
              <>
                {' '}
                <TextLink to={paths.createDevelopmentPlan(planFor(skill, guide.jobDescriptionId))}>
                  {texts.planFor(skill)}
                </TextLink>
              </>
            )}
          </li>
        ))}
      </ol>
      <QuestionTools guide={guide} question={question} moves={moves} />
    </li>
  )
}

const planFor = (skill: string, jobId: number | null) => (jobId === null ? { skill } : { skill, job: String(jobId) })
