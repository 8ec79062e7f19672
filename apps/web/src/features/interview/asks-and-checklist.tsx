import { useState } from 'react'
import type { Guide } from '../../lib/resumes/guides.ts'
import { localStore, readJson } from '../../lib/storage.ts'
import { CheckboxField } from '../../ui/field.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import styles from './guide.module.css'
import * as texts from './texts.tsx'

export function AsksAndChecklist({ guide }: { guide: Guide }) {
  return (
    <div className={styles.two}>
      <FoldCard
        id="ask"
        className={styles.section}
        title={texts.questionsToAsk}
        summary={texts.questionCount(guide.questionsToAsk.length)}
      >
        <ul className={styles.asks}>
          {guide.questionsToAsk.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ul>
      </FoldCard>
      <Checklist guide={guide} />
    </div>
  )
}

const ticksKey = (id: number) => `interview_checklist_${id}`

/** What is ticked is kept in this browser. */
function Checklist({ guide: { id, checklist } }: { guide: Guide }) {
  const [ticked, setTicked] = useState(() => readJson<string[]>(localStore, ticksKey(id), []))
  const done = checklist.filter((it) => ticked.includes(it)).length
  const tick = (item: string) => {
    const next = ticked.includes(item) ? ticked.filter((it) => it !== item) : [...ticked, item]
    localStore.write(ticksKey(id), JSON.stringify(next))
    setTicked(next)
  }
  return (
    <FoldCard
      id="checklist"
      className={styles.section}
      title={texts.checklist}
      summary={texts.doneOf(done, checklist.length)}
    >
      <ul className={styles.checks}>
        {checklist.map((item) => (
          <li key={item}>
            <CheckboxField label={item} checked={ticked.includes(item)} onChange={() => tick(item)} />
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}
