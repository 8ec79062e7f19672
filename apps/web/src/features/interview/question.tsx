import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { GuideQuestion } from '../../lib/resumes/guides.ts'
import { classNames } from '../../ui/class-names.ts'
import { Asked } from './asked.tsx'
import type { QuestionProps } from './kind-section.tsx'
import { resumeOf } from './kinds.ts'
import { Outline } from './outline.tsx'
import styles from './question.module.css'
import { QuestionTools } from './question-tools.tsx'
import { Sureness } from './sureness.tsx'
import * as texts from './texts.tsx'
import { questionAnchor } from './use-open-question.ts'

/** A question that opens to why it is asked, its outline and its notes. All of them are open on paper. */
export function Question({ guide, question, open, moves }: QuestionProps) {
  const isOpen = open.id === question.id
  const bodyId = `${questionAnchor(question.id)}-body`
  const moveWithKeys = (event: KeyboardEvent) => {
    const move = event.altKey ? { ArrowUp: moves.up, ArrowDown: moves.down }[event.key] : null
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <li id={questionAnchor(question.id)} className={classNames(styles.question, isOpen && styles.open)}>
      <div className={styles.row}>
        <div className={styles.above}>
          <Asked question={question} />
        </div>
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => open.toggle(question.id)}
            onKeyDown={moveWithKeys}
          >
            {question.question}
          </button>
        </h3>
        <span className={styles.from}>{placeOf(question) ?? texts.noLine}</span>
        <Sureness question={question} className={styles.sureness} />
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.5} aria-hidden="true" />
      </div>
      <div id={bodyId} className={isOpen ? undefined : styles.folded}>
        <div className={styles.about}>
          <p className={styles.why}>
            <b>{texts.whyTheyAsk}</b> {question.whyAsked}
          </p>
        </div>
        <Outline outline={question.outline} resumeId={resumeOf(guide)} />
        <div className={styles.foot}>
          {question.goodAnswerShows.length > 0 && (
            <div className={styles.shows}>
              <b>{texts.goodAnswerShows}</b>
              <ul>
                {question.goodAnswerShows.map((it) => (
                  <li key={it}>{it}</li>
                ))}
              </ul>
            </div>
          )}
          <QuestionTools guide={guide} question={question} moves={moves} />
        </div>
      </div>
    </li>
  )
}

/** Where the line stands that the answer comes to; it begins with where that was. */
const placeOf = ({ outline }: GuideQuestion): string | undefined => outline.flatMap(({ lines }) => lines).at(-1)?.place
