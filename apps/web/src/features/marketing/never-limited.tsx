import { Tick } from '../../ui/tick.tsx'
import styles from './never-limited.module.css'

const things = [
  'Resumes and versions',
  'Saved jobs',
  'Downloads, all formats',
  'Editing and undoing',
  'Skills and plans',
  'Export of everything',
  'Deleting everything',
]

export function NeverLimited() {
  return (
    <section className={styles.never}>
      <h2 className={styles.title}>Never limited</h2>
      <p className={styles.lead}>On any plan, and after you cancel:</p>
      <ul>
        {things.map((thing) => (
          <li key={thing}>
            <Tick strokeWidth={2} />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}
