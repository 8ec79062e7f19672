import { Mine } from '../../ui/words.tsx'
import styles from './guide.module.css'
import type { QuestionProps } from './kind-section.tsx'
import { resumeOf } from './kinds.ts'
import { OwnLine } from './outline.tsx'
import { QuestionTools } from './question-tools.tsx'
import { Sureness } from './sureness.tsx'
import * as texts from './texts.tsx'
import { questionAnchor } from './use-open-question.ts'

/** A line with a figure, or one that was changed with what it was written from; and the question behind it. */
export function DefendedLine({ guide, question, moves }: QuestionProps) {
  const own = question.outline
    .filter(({ part }) => part !== 'Situation')
    .flatMap(({ lines }) => lines.filter(({ text }) => text !== question.defends))
  return (
    <li id={questionAnchor(question.id)} className={styles.defence}>
      <div>
        {question.defends && (
          <p>
            <Mine className={styles.bigMine}>“{question.defends}”</Mine>
          </p>
        )}
        {own.length > 0 && <p className={styles.small}>{texts.writtenFrom}</p>}
        {own.map((line) => (
          <OwnLine key={line.text} line={line} resumeId={resumeOf(guide)} />
        ))}
      </div>
      <div className={styles.second}>
        <h3 className={styles.secondQuestion}>{texts.ofThis(question.question)}</h3>
        <Sureness question={question} />
        <QuestionTools guide={guide} question={question} moves={moves} />
      </div>
    </li>
  )
}
