import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Note } from '../../ui/note.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

type Line = TailoredResume['provenance'][number]

type OriginsProps = { tailored: Pick<TailoredResume, 'provenance' | 'edits'>; isChanged: boolean }

/** Whose words stand on the page. That all of them are the person's is said only while it is so. */
export function Origins({ tailored: { provenance, edits }, isChanged }: OriginsProps) {
  const typed = provenance.filter(({ kind }) => kind === 'yours')
  const fallen = provenance.filter(({ holds }) => !holds)
  const isTraced = !isChanged && provenance.length > 0 && typed.length === 0 && fallen.length === 0
  return (
    <div className={styles.origins}>
      {fallen.length > 0 && <Fallen lines={fallen} />}
      {typed.length > 0 && <Typed lines={typed} />}
      {isTraced && edits.length > 0 && <p>{texts.allYours}</p>}
    </div>
  )
}

function Typed({ lines }: { lines: Line[] }) {
  return (
    <Disclosure className={styles.fold} summary={texts.linesTyped(lines.length)}>
      <p>{texts.notChecked}</p>
      <Lines lines={lines} badge={texts.typedByYou} />
    </Disclosure>
  )
}

/** Made by an earlier engine, and judged again by this one. */
function Fallen({ lines }: { lines: Line[] }) {
  return (
    <Note tone="warn" title={texts.linesFallen(lines.length)}>
      <p>{texts.readAgain(lines.length)}</p>
      <Lines lines={lines} badge={texts.checkThis} tone="warn" />
    </Note>
  )
}

function Lines({ lines, badge, tone = 'plain' }: { lines: Line[]; badge: string; tone?: 'warn' | 'plain' }) {
  return (
    <ul className={styles.traced}>
      {[...new Set(lines.map(({ text }) => text))].map((text) => (
        <li key={text}>
          <Mine>{text}</Mine> <Badge tone={tone}>{badge}</Badge>
        </li>
      ))}
    </ul>
  )
}
