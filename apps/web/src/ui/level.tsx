import { levelWord, levelWords } from '@bespeak/domain/growth/levels.ts'
import { classNames } from './class-names.ts'
import styles from './level.module.css'
import * as texts from './texts/level.ts'

const oneTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** How well somebody knows something, as they say themselves: five boxes and a word. */
export function Level({ level, className }: { level: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.level, className)}>
      <span className={styles.boxes} role="img" aria-label={texts.level(level, levelWords.length, levelWord(level))}>
        {oneTo(levelWords.length).map((box) => (
          <span key={box} className={classNames(styles.box, box <= level && styles.on)} />
        ))}
      </span>
      <span className={styles.word} aria-hidden="true">
        {levelWord(level)}
      </span>
    </span>
  )
}

/** So many jobs can be told apart as stitches; more become a bar. */
const mostStitches = 12

/** In how many of the saved jobs something is asked for: counted, so it is sewn and not measured. */
export function Demand({ jobs, of, className }: { jobs: number; of: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.demand, className)}>
      <span className={styles.seam} role="img" aria-label={texts.demand(jobs, of)}>
        {of <= mostStitches ? (
          oneTo(of).map((job) => <span key={job} className={classNames(styles.stitch, job <= jobs && styles.asks)} />)
        ) : (
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${(jobs / of) * 100}%`} height="100%" />
          </svg>
        )}
      </span>
      <span className={styles.count} aria-hidden="true">
        {texts.demandShort(jobs, of)}
      </span>
    </span>
  )
}
