import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Note } from '../../ui/note.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './tailor.module.css'

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
      {isTraced && edits.length > 0 && <p>Every word comes from your resume or from what you told us.</p>}
    </div>
  )
}

function Typed({ lines }: { lines: Line[] }) {
  return (
    <Disclosure
      className={styles.fold}
      summary={lines.length === 1 ? '1 line typed by you' : `${lines.length} lines typed by you`}
    >
      <p>We have not checked these against your resume: they are your own.</p>
      <Lines lines={lines} badge="Typed by you" />
    </Disclosure>
  )
}

/** Made by an earlier engine, and judged again by this one. */
function Fallen({ lines }: { lines: Line[] }) {
  const [title, them] =
    lines.length === 1 ? ['1 line no longer holds', 'it'] : [`${lines.length} lines no longer hold`, 'them']
  return (
    <Note tone="warn" title={title}>
      <p>
        We judge more strictly now than when we wrote {them}. Read {them} again, undo the change, or tailor anew.
      </p>
      <Lines lines={lines} badge="Check this" />
    </Note>
  )
}

function Lines({ lines, badge }: { lines: Line[]; badge: string }) {
  return (
    <ul className={styles.traced}>
      {[...new Set(lines.map(({ text }) => text))].map((text) => (
        <li key={text}>
          <Mine>{text}</Mine> <Badge tone={badge === 'Check this' ? 'warn' : 'plain'}>{badge}</Badge>
        </li>
      ))}
    </ul>
  )
}
