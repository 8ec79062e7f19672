import { useMutation, useQuery } from '@tanstack/react-query'
import { deleteFactMutation, factsQuery } from '../../lib/resumes/facts.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Moment } from '../../ui/moment.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

/** What the person has told, and may take back. */
export function Facts() {
  const { data: facts = [] } = useQuery(factsQuery())
  const { mutate: remove, isPending } = useMutation(deleteFactMutation())
  if (facts.length === 0) return null
  return (
    <Disclosure className={styles.fold} summary={texts.yourAnswers(facts.length)}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.id}>
            <div>
              {fact.requirement && (
                <p className={styles.reason}>{texts.askedAbout(<AdWords>{fact.requirement}</AdWords>)}</p>
              )}
              <p>
                <Mine>{fact.statement}</Mine>
              </p>
              <p className={styles.said}>{texts.said(<Moment at={fact.createdAt} />)}</p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              disabled={isPending}
              aria-label={texts.deleteAnswer(fact.statement)}
              onClick={() => remove(fact.id)}
            >
              {texts.deleteIt}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
