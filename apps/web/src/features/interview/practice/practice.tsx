import { paths } from '../../../lib/paths.ts'
import type { Guide, GuideQuestion } from '../../../lib/resumes/guides.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Wrap } from '../../../ui/page.tsx'
import { inOrder } from '../kinds.ts'
import * as texts from '../texts.tsx'
import styles from './practice.module.css'
import { PracticeQuestion } from './practice-question.tsx'

type PracticeProps = { guide: Guide; question: GuideQuestion }

/** One question at a time, in the order of the guide. */
export function Practice({ guide, question }: PracticeProps) {
  const questions = inOrder(guide.questions)
  const place = questions.indexOf(question)
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <BackButton
          to={paths.interviewGuide(guide.id, { question: String(question.id) })}
          label={texts.leavePractice}
        />
        <ol className={styles.stitches} aria-hidden="true">
          {questions.map(({ id, practisedAt }) => (
            <li
              key={id}
              className={classNames(practisedAt !== null && styles.done, id === question.id && styles.now)}
            />
          ))}
        </ol>
        <span className={styles.small}>{texts.questionOf(place + 1, questions.length)}</span>
      </header>
      <PracticeQuestion key={question.id} guide={guide} question={question} next={questions[place + 1] ?? null} />
    </Wrap>
  )
}
