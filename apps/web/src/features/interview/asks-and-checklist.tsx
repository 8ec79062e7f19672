import { useState } from 'react'
import type { Guide } from '../../lib/resumes/guides.ts'
import { localStore, readJson } from '../../lib/storage.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/field.tsx'
import styles from './guide.module.css'
import * as texts from './texts.tsx'

export function AsksAndChecklist({ guide }: { guide: Guide }) {
  return (
    <div className={styles.two}>
      <Card id="ask" className={styles.section} title={texts.questionsToAsk}>
        <ul className={styles.asks}>
          {guide.questionsToAsk.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ul>
      </Card>
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
    <Card
      id="checklist"
      className={styles.section}
      title={texts.checklist}
      actions={<span className={styles.small}>{texts.doneOf(done, checklist.length)}</span>}
    >
      <ul className={styles.checks}>
        {checklist.map((item) => (
          <li key={item}>
            <CheckboxField label={item} checked={ticked.includes(item)} onChange={() => tick(item)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
