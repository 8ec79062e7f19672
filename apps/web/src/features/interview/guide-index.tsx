import { Link, useLocation } from 'react-router'
import type { Guide } from '../../lib/resumes/guides.ts'
import { SelectField } from '../../ui/field.tsx'
import styles from './guide.module.css'
import { kinds, practised } from './kinds.ts'
import * as texts from './texts.tsx'

interface Entry {
  id: string
  name: string
  count: string
}

/** The parts of this guide that there are. */
function entriesOf({ questions, questionsToAsk, checklist }: Guide): Entry[] {
  return [
    { id: 'role', name: texts.roleInShort, count: '' },
    ...kinds
      .map(({ kind, name }) => ({ id: kind, name, count: questions.filter((it) => it.kind === kind).length }))
      .filter(({ count }) => count > 0)
      .map((it) => ({ ...it, count: String(it.count) })),
    { id: 'ask', name: texts.questionsToAsk, count: String(questionsToAsk.length) },
    { id: 'checklist', name: texts.checklist, count: String(checklist.length) },
  ]
}

export function GuideIndex({ guide, openKind }: { guide: Guide; openKind: string | null }) {
  const { search } = useLocation()
  return (
    <nav className={styles.index} aria-label={texts.inThisGuide}>
      {entriesOf(guide).map(({ id, name, count }) => (
        <Link
          key={id}
          to={{ search, hash: `#${id}` }}
          className={styles.entry}
          aria-current={id === openKind ? 'true' : undefined}
        >
          {name}
          <span className={styles.count}>{count}</span>
        </Link>
      ))}
      <PractisedShare guide={guide} />
    </nav>
  )
}

function PractisedShare({ guide: { questions } }: { guide: Guide }) {
  const done = practised(questions)
  return (
    <div className={styles.practised}>
      <p className={styles.small}>{texts.practised(<b>{texts.doneOf(done, questions.length)}</b>)}</p>
      <svg className={styles.share} role="img" aria-label={texts.questionsPractised(done, questions.length)}>
        <rect className={styles.rest} width="100%" height="100%" />
        <rect className={styles.pulled} width={`${(done / Math.max(1, questions.length)) * 100}%`} height="100%" />
      </svg>
    </div>
  )
}

/** The same on a phone. */
export function GuideJump({ guide }: { guide: Guide }) {
  const go = (id: string) => {
    // As a link to it would: what is folded opens.
    window.location.hash = id
    document.getElementById(id)?.querySelector<HTMLElement>('h2 button, h2')?.focus({ preventScroll: true })
  }
  return (
    <SelectField label={texts.goTo} className={styles.jump} value="" onChange={(event) => go(event.target.value)}>
      <option value="">{texts.choosePart}</option>
      {entriesOf(guide).map(({ id, name, count }) => (
        <option key={id} value={id}>
          {count === '' ? name : `${name} (${count})`}
        </option>
      ))}
    </SelectField>
  )
}
