import { Pencil } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Wrap } from '../../../ui/page.tsx'
import { Tape } from '../../../ui/tape.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { AdWords, Chalked, Mine } from '../../../ui/words.tsx'
import { Caption } from '../caption.tsx'
import { StartLink } from '../start-link.tsx'
import * as texts from '../texts/landing.tsx'
import { example } from './example.ts'
import styles from './hero.module.css'

export function Hero() {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <h1 className={styles.title}>{texts.promise}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <div className={styles.actions}>
              <StartLink size="lg" />
              <ButtonLink to="#how-it-works" reloadDocument variant="line" size="lg">
                {texts.learnMore}
              </ButtonLink>
            </div>
            <p className={styles.small}>{texts.freeToStart}</p>
          </div>
          <SewnLine />
        </div>
      </Wrap>
    </section>
  )
}

function SewnLine() {
  const { line, score, gaps } = example
  return (
    <figure className={styles.sewn}>
      <div className={styles.piece}>
        <Caption>{texts.resumeLine(line.before.number)}</Caption>
        <p>
          <Mine>{line.before.text}</Mine>
        </p>
      </div>
      <div className={styles.piece}>
        <Caption>{texts.adAsks}</Caption>
        <p>
          <AdWords>{line.asked}</AdWords>
        </p>
      </div>
      <svg className={styles.threads} viewBox="0 0 640 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M150 0C150 40 250 24 250 64" />
        <path d="M490 0C490 40 390 24 390 64" />
      </svg>
      <div className={styles.joined}>
        <div className={styles.joinedHead}>
          <Caption>{texts.tailored}</Caption>
          <Badge tone="chalk">
            <Pencil size={14} strokeWidth={1.5} aria-hidden="true" />
            {texts.edits.spelling}
          </Badge>
        </div>
        <p className={styles.line}>
          <Mine>{line.after.map(({ text, isNew }) => (isNew ? <Chalked key={text}>{text}</Chalked> : text))}</Mine>
        </p>
        <div className={styles.why}>
          <Tick strokeWidth={2} />
          <p>{texts.everyFact(line.reason, line.sources)}</p>
        </div>
      </div>
      <div className={styles.tape}>
        <Caption>{texts.matchOf(score)}</Caption>
        <Tape name={texts.match} score={score} size="tailor" />
      </div>
      <figcaption className={styles.caption}>{texts.workedOut(gaps)}</figcaption>
    </figure>
  )
}
