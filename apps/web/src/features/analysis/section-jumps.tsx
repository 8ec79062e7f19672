import type { Analysis } from '../../lib/resumes/analyses.ts'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

/** The way to each part of the report. */
export function SectionJumps({ analysis: { competitors, ledger, topFixes } }: { analysis: Analysis }) {
  const parts = [
    ledger.length > 0 && ['requirements', texts.theRequirements],
    topFixes.length > 0 && ['fixes', texts.jumps.fixes],
    ['keywords', texts.jumps.keywords],
    ['improvements', texts.jumps.improvements],
    ['ats', texts.jumps.ats],
    competitors.length > 0 && ['applicants', texts.jumps.applicants],
    ['history', texts.jumps.history],
    ['notes', texts.jumps.notes],
    ['how', texts.jumps.how],
  ].filter((part) => part !== false)
  return (
    <nav aria-label={texts.partsOfReport} className={styles.jumps}>
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
