import { Dealbreakers } from '../../../ui/dealbreakers.tsx'
import { FoldCard } from '../../../ui/fold-card.tsx'
import { HowCalculated } from '../../../ui/how-calculated.tsx'
import { MatchGauge } from '../../../ui/match-gauge.tsx'
import { UseBar } from '../../../ui/progress.tsx'
import { MiniTape, Tape } from '../../../ui/tape.tsx'
import { Caption, Specimen, Trio } from '../specimen.tsx'
import styles from '../style-guide.module.css'

export function TapeSpecimens() {
  return (
    <Specimen
      title="Tape"
      note="Pulled out to the score. Bracket: a good match. Dashed: with everything added that can be."
    >
      <div>
        <Caption>Report, with everything: 78 of 100</Caption>
        <Tape score={78} before={64} ceiling={84} target={[65, 80]} />
      </div>
      <div>
        <Caption>Tailor, close to its ceiling: 92 of 100</Caption>
        <Tape size="tailor" score={92} before={88} ceiling={94} target={[65, 80]} />
      </div>
      <div>
        <Caption>Score alone: 41 of 100</Caption>
        <Tape size="tailor" score={41} target={[65, 80]} />
      </div>
      <MatchGauge score={72} before={64} ceiling={86}>
        <p>9 of 14 requirements found on your resume.</p>
      </MatchGauge>
      <MatchGauge score={null} ceiling={null} />
      <Dealbreakers rows={[{ requirement: 'RN license', status: 'not-shown', evidence: [] }]} />
      <HowCalculated />
      <FoldCard id="specimen" title="A card that folds" summary="Its summary">
        <p>Opened by pressing its title, or by a link to it.</p>
      </FoldCard>
      <Trio>
        <Scored caption="In a list" score={86} />
        <Scored caption="Low" score={41} />
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
