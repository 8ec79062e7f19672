import type { ReactNode } from 'react'
import type { Guide } from '../../lib/resumes/guides.ts'
import { Card } from '../../ui/card.tsx'
import { AdWords } from '../../ui/words.tsx'
import styles from './guide.module.css'
import * as texts from './texts.tsx'

export function RoleInShort({ guide: { role, roleSummary } }: { guide: Guide }) {
  const rows: [label: string, words: ReactNode][] = [
    [texts.namedMost, joined(role.namedMost.map((it) => <AdWords key={it}>{it}</AdWords>))],
    [texts.reportsTo, role.reportsTo],
    [texts.strongest, joined(role.strongest.map((it) => <AdWords key={it}>{it}</AdWords>))],
    [texts.weakest, joined(role.thinnest.map((it) => <AdWords key={it}>{it}</AdWords>))],
  ]
  return (
    <section id="role" className={styles.section} aria-labelledby="role-title">
      <Card>
        <h2 id="role-title" tabIndex={-1} className={styles.roleTitle}>
          {texts.roleInShort}
        </h2>
        <p className={styles.roleText}>{roleSummary}</p>
        <dl className={styles.roleRows}>
          {rows
            .filter(([, words]) => words)
            .map(([label, words]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
        </dl>
      </Card>
    </section>
  )
}

const joined = (parts: ReactNode[]): ReactNode =>
  parts.length === 0 ? null : parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]))
