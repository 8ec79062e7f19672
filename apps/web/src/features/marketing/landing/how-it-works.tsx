import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { AdWords, Mine, Source } from '../../../ui/words.tsx'
import { Band, BandHead } from '../band.tsx'
import { example } from './example.ts'
import styles from './how-it-works.module.css'

export function HowItWorks() {
  return (
    <Band id="how-it-works">
      <BandHead title="How it works" lead="Three fittings, and it is yours." />
      <ol className={styles.steps}>
        <Step
          number={1}
          title="Upload your resume"
          text="PDF, DOCX or TXT. Bespeak reads it line by line and keeps every line, even those it cannot place."
        >
          {example.lines.map(({ number, text }) => (
            <SourceLine key={number} number={number}>
              {begun(text)}
            </SourceLine>
          ))}
        </Step>
        <Step
          number={2}
          title="Paste the job description"
          text="Or its link. The ad becomes a list of what is asked, each with the ad’s own words and its weight."
        >
          {example.asked.map(({ id, text, importance }) => (
            <Requirement key={id} words={text} weight={importance === 'required' ? 'Required' : 'Preferred'} />
          ))}
        </Step>
        <Step
          number={3}
          title="Get a resume that fits"
          text="Read each change with its reason and source. Keep it or undo it, then download as PDF or DOCX."
        >
          {example.edits.map(({ kind, text }) => (
            <KeptEdit key={text} kind={kindWords[kind]}>
              {begun(text)}
            </KeptEdit>
          ))}
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

const kindWords = { moved: 'Moved', reworded: 'Reworded', added: 'Added' }

const mostSigns = 36

/** As much of a line as stands in the picture, cut between words. */
const begun = (text: string) =>
  text.length <= mostSigns ? text : `${text.slice(0, text.lastIndexOf(' ', mostSigns)).replace(/[,;.]$/, '')}…`

function KeptEdit({ kind, children }: { kind: string; children: string }) {
  return (
    <li>
      <Tick strokeWidth={2} className={styles.tick} />
      <Mine>{children}</Mine>
      <Source className={styles.end}>{kind}</Source>
    </li>
  )
}
