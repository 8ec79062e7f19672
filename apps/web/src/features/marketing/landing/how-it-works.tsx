import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { importanceWords } from '../../../ui/texts/importance.ts'
import { Tick } from '../../../ui/tick.tsx'
import { AdWords, Mine, Source } from '../../../ui/words.tsx'
import { Band, BandHead } from '../band.tsx'
import * as texts from '../texts/landing.tsx'
import { example } from './example.ts'
import styles from './how-it-works.module.css'

export function HowItWorks() {
  return (
    <Band id="how-it-works">
      <BandHead {...texts.howItWorks} />
      <ol className={styles.steps}>
        <Step number={1} {...texts.upload}>
          {example.lines.map(({ number, text }) => (
            <SourceLine key={number} number={number}>
              {begun(text)}
            </SourceLine>
          ))}
        </Step>
        <Step number={2} {...texts.paste}>
          {example.asked.map(({ id, words, importance }) => (
            <Requirement key={id} words={words} importance={importance} />
          ))}
        </Step>
        <Step number={3} {...texts.get}>
          {example.edits.map(({ kind, text }) => (
            <KeptEdit key={text} kind={texts.edits[kind]}>
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
      <ul className={styles.picture} aria-label={texts.stepExample}>
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

function Requirement({ words, importance }: { words: string; importance: string }) {
  return (
    <li>
      <AdWords>{words}</AdWords>
      <Badge tone={importance === 'required' ? 'plain' : 'line'} className={styles.end}>
        {importanceWords[importance]}
      </Badge>
    </li>
  )
}

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
