import { classNames } from '../../../ui/class-names.ts'
import { Caption, Specimen, Trio } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const pixels = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96]

const shapes = [
  { className: styles.r1, name: '3 px, badges' },
  { className: styles.r2, name: '6 px, controls' },
  { className: styles.r3, name: '10 px, cards' },
  { className: styles.shadow1, name: 'Shadow 1, cards' },
  { className: styles.shadow2, name: 'Shadow 2, paper on something' },
  { className: styles.shadow3, name: 'Shadow 3, what floats' },
]

export function SpaceSpecimens() {
  return (
    <Specimen
      title="Space, shape, depth"
      note="Steps of 4 px. Corners are crisp. Pattern paper only where nothing is yet."
    >
      <ul className={styles.bars}>
        {pixels.map((width) => (
          <li key={width} className={styles.step}>
            <span className={styles.stepName}>{width}</span>
            <svg className={styles.bar} width={width} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          </li>
        ))}
      </ul>
      <Trio>
        {shapes.map(({ className, name }) => (
          <div key={name} className={classNames(styles.shape, className)}>
            {name}
          </div>
        ))}
      </Trio>
      <div>
        <Caption>Pattern-paper crosses</Caption>
        <div className={styles.crosses} />
      </div>
    </Specimen>
  )
}
