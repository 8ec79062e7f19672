import { FileSearch, Layers2, ListChecks, Mail, MessagesSquare, PencilLine } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { MiniTape } from '../../../ui/tape.tsx'
import { AdWords, Source } from '../../../ui/words.tsx'
import { Band, BandHead } from '../band.tsx'
import * as texts from '../texts/landing.tsx'
import { example } from './example.ts'
import styles from './features.module.css'

const features = [
  { Icon: FileSearch, name: texts.ats, text: texts.atsText },
  { Icon: ListChecks, name: texts.highlighting, text: texts.highlightingText },
  { Icon: Mail, name: texts.letters, text: texts.lettersText },
  { Icon: PencilLine, name: texts.suggestions, text: texts.suggestionsText },
  { Icon: Layers2, name: texts.versions, text: texts.versionsText },
  { Icon: MessagesSquare, name: texts.guides, text: texts.guidesText },
]

export function Features() {
  return (
    <Band>
      <BandHead title={texts.everything} />
      <div className={styles.grid}>
        <article className={styles.wide}>
          <div>
            <h3 className={styles.wideName}>{texts.score}</h3>
            <p className={styles.text}>{texts.noMagic}</p>
          </div>
          <ExampleLedger />
        </article>
        {features.map(({ Icon, name, text }) => (
          <article key={name} className={styles.feature}>
            <Icon className={styles.icon} size={24} strokeWidth={1.5} aria-hidden="true" />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
      <p className={styles.claim}>
        <span>{texts.moreInterviews}</span> <small>{texts.resultsDepend}</small>
      </p>
    </Band>
  )
}

function ExampleLedger() {
  return (
    <ul className={styles.ledger} aria-label={texts.scoreRows}>
      {example.ledger.map(({ words, source, points, of }) => (
        <li key={words}>
          <AdWords>{words}</AdWords>
          <Source className={classNames(styles.source, source === null && styles.gap)}>
            {source === null ? texts.notFound : texts.sourceLine(source)}
          </Source>
          <MiniTape score={percent(points, of)} label={texts.pointsOf(percent(points, of), 100)} />
          <span className={styles.points}>{texts.pointsOf(points, of)}</span>
        </li>
      ))}
    </ul>
  )
}

function percent(points: number, of: number): number {
  return Math.round((points / of) * 100)
}
