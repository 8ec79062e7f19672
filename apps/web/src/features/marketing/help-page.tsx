import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './help-page.module.css'
import { type HelpTopic, helpTopics } from './help-topics.ts'
import { PublicPage } from './public-page.tsx'
import { searchHelp, wordsOf } from './search-help.ts'
import { WithContents } from './with-contents.tsx'

export function Component() {
  const [query, setQuery] = useState('')
  const searching = wordsOf(query).length > 0
  const topics = searchHelp(helpTopics, query)
  return (
    <PublicPage title="Help Center" lead="Short answers about what Bespeak does, and what it does not.">
      <WithContents parts={topics}>
        <div className={styles.search}>
          <TextField
            label="Search the answers"
            type="search"
            placeholder="Code, download, figures …"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p className={styles.count} aria-live="polite">
            {searching && foundIn(topics)}
          </p>
        </div>
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} open={searching} />
        ))}
        {topics.length === 0 && (
          <p className={styles.none}>
            Try other words, or <TextLink to={paths.contact()}>ask the people who run this installation</TextLink>.
          </p>
        )}
      </WithContents>
    </PublicPage>
  )
}

function Topic({ topic, open }: { topic: HelpTopic; open: boolean }) {
  return (
    <section className={styles.topic} aria-labelledby={topic.id}>
      <h2 id={topic.id}>{topic.title}</h2>
      <div className={styles.questions}>
        {topic.questions.map(({ question, answer, link }) => (
          <Disclosure key={question} summary={question} open={open}>
            <p>{answer}</p>
            {link && (
              <p>
                <TextLink to={link.to}>{link.label}</TextLink>
              </p>
            )}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function foundIn(topics: readonly HelpTopic[]): string {
  const count = topics.reduce((sum, topic) => sum + topic.questions.length, 0)
  if (count === 0) return 'No answer contains these words.'
  return count === 1 ? '1 answer' : `${count} answers`
}
