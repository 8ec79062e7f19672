import { FileSearch, Layers2, ListChecks, Mail, MessagesSquare, PencilLine } from 'lucide-react'
import { Band, BandHead } from '../band.tsx'
import * as texts from '../texts/landing.tsx'
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
