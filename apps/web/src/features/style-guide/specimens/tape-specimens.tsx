import { FoldCard } from '../../../ui/fold-card.tsx'
import { UseBar } from '../../../ui/progress.tsx'
import { MiniTape, Tape } from '../../../ui/tape.tsx'
import { TwoMeasures } from '../../../ui/two-measures.tsx'
import { Caption, Specimen, Trio } from '../specimen.tsx'
import styles from '../style-guide.module.css'

export function TapeSpecimens() {
  return (
    <Specimen
      title="Tape"
      note="Pulled out to the score. Bracket: target. Dashed: with a yes to everything shown in part."
    >
      <div>
        <Caption>Report, with everything: 78 of 100</Caption>
        <Tape score={78} before={64} ceiling={84} target={[75, 90]} />
      </div>
      <div>
        <Caption>Tailor, close to its ceiling: 92 of 100</Caption>
        <Tape size="tailor" score={92} before={88} ceiling={94} target={[75, 90]} />
      </div>
      <div>
        <Caption>Score alone, below target: 41 of 100</Caption>
        <Tape size="tailor" score={41} target={[75, 90]} />
      </div>
      <TwoMeasures
        brings={{ score: 68, before: 61, ceiling: 81, words: <p>Only what you have done moves this, not wording.</p> }}
        shows={{ score: 92, before: 58, words: <p>A reader now sees this much on the page.</p> }}
      />
      <FoldCard id="specimen" title="A card that folds on a phone">
        <p>Opened by pressing its title, or by a link to it.</p>
      </FoldCard>
      <Trio>
        <Scored caption="In a list" score={86} />
        <Scored caption="Below target" score={41} />
        <Scored caption="Nothing met" score={0} />
        <UseBar label="Tailored resumes" used={3} limit={5} />
        <UseBar label="Interview guides" used={2} limit={2} />
        <UseBar label="Match analyses" used={31} limit={null} />
      </Trio>
    </Specimen>
  )
}

function Scored({ caption, score }: { caption: string; score: number }) {
  return (
    <div>
      <Caption>{caption}</Caption>
      <p className={styles.scored}>
        <span>
          <b>{score}</b> of 100
        </span>
        <MiniTape score={score} label={`${score} of 100`} />
      </p>
    </div>
  )
}
