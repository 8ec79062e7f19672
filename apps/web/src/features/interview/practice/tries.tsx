import { useId, useState } from 'react'
import type { Practice } from '../../../lib/resumes/guides.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import * as texts from '../texts.tsx'
import styles from './practice.module.css'
import { clockWords } from './use-timer.ts'

const inFigures = ({ seconds, parts, claims }: Practice): string => {
  const said = parts.filter((it) => it.said).length
  const backed = claims.filter(({ line }) => line !== null).length
  return [
    `${clockWords(seconds)}.`,
    [
      parts.length > 0 && texts.partsSaid(said, parts.length),
      claims.length > 0 && texts.claimsBacked(backed, claims.length),
    ]
      .filter(Boolean)
      .join(', '),
  ].join(' ')
}

const partsSaid = ({ parts }: Practice) => parts.filter(({ said }) => said).length

/** How the last try stands against the first. */
export function progressWords(practices: readonly Practice[]): string | null {
  const [last, first] = [practices[0], practices.at(-1)]
  if (!last || !first || last === first || last.parts.length === 0) return null
  const [from, to] = [partsSaid(first), partsSaid(last)]
  const of = last.parts.length
  if (to > from) return texts.moreThanFirst(from, to, of, practices.length)
  return to === from ? texts.asInFirst(to, of) : texts.lessThanFirst(from, to, of)
}

/** The tries so far, the newest first. */
export function Tries({ practices }: { practices: readonly Practice[] }) {
  if (practices.length === 0) return null
  return (
    <Card title={texts.yourTries} actions={<span className={styles.small}>{progressWords(practices)}</span>}>
      <ul className={styles.tries}>
        {practices.map((practice) => (
          <Try key={practice.id} practice={practice} />
        ))}
      </ul>
    </Card>
  )
}

function Try({ practice }: { practice: Practice }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <div className={styles.try}>
        <p>
          <b>
            <Moment at={practice.createdAt} exact />
          </b>
          <span className={styles.faint}>{inFigures(practice)}</span>
        </p>
        <Button variant="quiet" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.close : texts.read}
        </Button>
      </div>
      <div id={id}>{isOpen && <p className={styles.earlier}>{practice.answer}</p>}</div>
    </li>
  )
}
