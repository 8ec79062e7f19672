import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dayOf, dayWords } from '../../../lib/days.ts'
import { problemOf } from '../../../lib/load-problem.ts'
import { type FactAndUses, factsAndUsesQuery } from '../../../lib/resumes/facts.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as texts from '../texts/profile.tsx'
import { DeleteFact, EditFact } from './fact-dialog.tsx'
import styles from './profile.module.css'

const atFirst = 5
const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export function FactsSetting() {
  const facts = useQuery(factsAndUsesQuery())
  return (
    <Setting id="facts" title={texts.answers} reason={texts.answersReason}>
      {facts.error && !facts.data && <LoadProblem title={texts.answersNotLoaded} problem={problemOf([facts])} />}
      {facts.isPending && <Skeleton lines={4} label={texts.answersLoading} />}
      {facts.data?.length === 0 && <p>{texts.noAnswers}</p>}
      {facts.data && <Facts facts={facts.data.toReversed()} />}
    </Setting>
  )
}

/** What is typed, and on which answer: that may be deleted elsewhere meanwhile. */
interface Edited {
  id: number
  statement: string
  fact?: FactAndUses
}

/** The newest first. */
function Facts({ facts }: { facts: FactAndUses[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const [edited, setEdited] = useKept<Edited | null>('fact_edited', null)
  const [deleted, setDeleted] = useState<FactAndUses | null>(null)
  const found = facts.find(({ id }) => id === edited?.id)
  const inHand = found ?? edited?.fact
  return (
    <>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {(showsAll ? facts : facts.slice(0, atFirst)).map((fact) => (
            <FactRow
              key={fact.id}
              fact={fact}
              onEdit={() => setEdited({ id: fact.id, statement: fact.statement, fact })}
              onDelete={() => setDeleted(fact)}
            />
          ))}
        </ul>
      )}
      {!showsAll && facts.length > atFirst && (
        <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
          {texts.allAnswers(facts.length)}
        </Button>
      )}
      {edited && inHand && (
        <EditFact
          fact={inHand}
          isGone={!found}
          statement={edited.statement}
          onType={(statement) => setEdited({ id: inHand.id, statement, fact: inHand })}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteFact fact={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

type FactRowProps = { fact: FactAndUses; onEdit: () => void; onDelete: () => void }

function FactRow({ fact, onEdit, onDelete }: FactRowProps) {
  return (
    <li className={styles.fact}>
      <p className={styles.said}>{fact.statement}</p>
      <p className={styles.about}>{about(fact)}</p>
      <div className={styles.tools}>
        <IconButton label={texts.editThisAnswer(fact.statement)} onClick={onEdit}>
          <Pencil {...icon} />
        </IconButton>
        <IconButton label={texts.deleteThisAnswer(fact.statement)} onClick={onDelete}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </li>
  )
}

/** "15 November, asked for HR cases. In 1 resume." */
function about({ createdAt, requirement, skill, usedIn }: FactAndUses): string {
  const day = dayWords(dayOf(new Date(createdAt)), dayOf(new Date()))
  const resumes = usedIn.filter(({ inResume }) => inResume).length
  const letters = usedIn.filter(({ inLetter }) => inLetter).length
  return `${texts.toldOn(day, requirement ?? skill)} ${texts.usedIn(resumes, letters)}`
}
