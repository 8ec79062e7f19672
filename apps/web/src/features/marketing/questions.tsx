import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './questions.module.css'

export type Question = { readonly question: string; readonly answer: string }

export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <div className={styles.columns}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </div>
  )
}
