import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import styles from './checkout.module.css'
import { testCards } from './test-cards.ts'
import * as texts from './texts/checkout.tsx'

/** Said first: nobody should look for a real card. */
export function TestNote({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <Note title={texts.testPayments}>
      {texts.testPaymentsDetail}
      <ul className={styles.cards}>
        {testCards.map(({ number, words }) => (
          <li key={number}>
            <TextButton onClick={() => onChoose(number)}>{number}</TextButton> {words}
          </li>
        ))}
      </ul>
    </Note>
  )
}
