import { FileSearch, Layers2, ListChecks, type LucideIcon, Mail, MessagesSquare, PencilLine } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { MiniTape } from '../../../ui/tape.tsx'
import { AdWords, Source } from '../../../ui/words.tsx'
import { Band, BandHead } from '../band.tsx'
import { example } from './example.ts'
import styles from './features.module.css'

const features: readonly { name: string; text: string; icon: LucideIcon }[] = [
  {
    name: 'ATS optimization',
    text: 'Checks for the software that reads you first, each with its fix.',
    icon: FileSearch,
  },
  {
    name: 'Skills highlighting',
    text: 'What the job asks for moves to where a reader looks.',
    icon: ListChecks,
  },
  { name: 'Cover letter generation', text: 'Four styles, from the same traced lines.', icon: Mail },
  { name: 'Smart suggestions', text: 'The smallest honest change that would add the most.', icon: PencilLine },
  { name: 'Multiple resume versions', text: 'One for each job, all kept, any restored.', icon: Layers2 },
  { name: 'Interview guides', text: 'Likely questions, answered from what you did.', icon: MessagesSquare },
]

export function Features() {
  return (
    <Band>
      <BandHead title="Everything for one application" />
      <div className={styles.grid}>
        <article className={styles.wide}>
          <div>
            <h3 className={styles.wideName}>A score you can add up</h3>
            <p className={styles.text}>
              No magic number. Each requirement, the line that shows it and its points, in one open ledger.
            </p>
          </div>
          <ExampleLedger />
        </article>
        {features.map(({ name, text, icon: Icon }) => (
          <article key={name} className={styles.feature}>
            <Icon className={styles.icon} size={24} strokeWidth={1.5} aria-hidden="true" />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
      <p className={styles.claim}>
        <span>Up to 70% more interview chances</span> <small>Results depend on the role, the market and you.</small>
      </p>
    </Band>
  )
}

function ExampleLedger() {
  return (
    <ul className={styles.ledger} aria-label="Three rows of a score">
      {example.ledger.map(({ words, source, points, of }) => (
        <li key={words}>
          <AdWords>{words}</AdWords>
          <Source className={classNames(styles.source, source === null && styles.gap)}>
            {source === null ? 'Gap' : `Line ${source}`}
          </Source>
          <MiniTape score={percent(points, of)} label={`${percent(points, of)} of 100`} />
          <span className={styles.points}>
            {points} of {of}
          </span>
        </li>
      ))}
    </ul>
  )
}

function percent(points: number, of: number): number {
  return Math.round((points / of) * 100)
}
