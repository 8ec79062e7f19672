import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { AdWords, Mine, Source } from '../../../ui/words.tsx'
import { Band, BandHead } from '../band.tsx'
import styles from './how-it-works.module.css'

export function HowItWorks() {
  return (
    <Band id="how-it-works">
      <BandHead title="How it works" lead="Three fittings, and it is yours." />
      <ol className={styles.steps}>
        <Step
          number={1}
          title="Upload your resume"
          text="PDF, DOCX or TXT. Bespeak reads it line by line and keeps every line, also those it cannot place."
        >
          <SourceLine number={12}>Wrote SQL and dbt models that feed…</SourceLine>
          <SourceLine number={13}>Ran 11 A/B tests on the online…</SourceLine>
          <SourceLine number={14}>Helped two new analysts learn…</SourceLine>
        </Step>
        <Step
          number={2}
          title="Paste the job description"
          text="Or its link. The ad becomes a list of what is asked, each with the ad’s own words and its weight."
        >
          <Requirement words="Expert SQL" weight="Required" />
          <Requirement words="dbt or a similar tool" weight="Required" />
          <Requirement words="Mentoring juniors" weight="Preferred" />
        </Step>
        <Step
          number={3}
          title="Get a resume that fits"
          text="Read each change with its reason and source. Keep it or undo it, then download as PDF or DOCX."
        >
          <KeptEdit gain={5}>Reworded line 13</KeptEdit>
          <KeptEdit gain={2}>Moved line 15 up</KeptEdit>
          <li className={styles.undone}>
            <Undo2 size={20} strokeWidth={1.5} aria-hidden="true" />
            <span>Skills order</span>
            <Source className={styles.end}>Undone</Source>
          </li>
        </Step>
      </ol>
    </Band>
  )
}

function Step({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <ul className={styles.picture} aria-label="Example">
        {children}
      </ul>
    </li>
  )
}

function SourceLine({ number, children }: { number: number; children: string }) {
  return (
    <li>
      <Source>{number}</Source>
      <Mine>{children}</Mine>
    </li>
  )
}

function Requirement({ words, weight }: { words: string; weight: 'Required' | 'Preferred' }) {
  return (
    <li>
      <AdWords>{words}</AdWords>
      <Badge tone={weight === 'Required' ? 'plain' : 'line'} className={styles.end}>
        {weight}
      </Badge>
    </li>
  )
}

function KeptEdit({ gain, children }: { gain: number; children: string }) {
  return (
    <li>
      <Tick strokeWidth={2} className={styles.tick} />
      <span>{children}</span>
      <b className={styles.gain}>+{gain}</b>
    </li>
  )
}
