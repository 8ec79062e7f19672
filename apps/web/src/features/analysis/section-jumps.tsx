import type { Analysis } from '../../lib/resumes/analyses.ts'
import styles from './analysis.module.css'

/** The way to each part of the report. */
export function SectionJumps({ analysis: { competitors, topFixes } }: { analysis: Analysis }) {
  const parts = [
    topFixes.length > 0 && ['fixes', 'Fixes'],
    ['ledger', 'Ledger'],
    ['keywords', 'Keywords'],
    ['improvements', 'Improvements'],
    ['ats', 'ATS check'],
    competitors.length > 0 && ['applicants', 'Typical applicants'],
    ['history', 'History'],
    ['notes', 'Notes'],
    ['how', 'How it is computed'],
  ].filter((part) => part !== false)
  return (
    <nav aria-label="Parts of the report" className={styles.jumps}>
      <ul>
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
