import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Waking } from '../../ui/waking.tsx'
import styles from './help-page.module.css'
import { PublicPage } from './public-page.tsx'
import { searchHelp, wordsOf } from './search-help.ts'
import * as texts from './texts/help.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  const [query, setQuery] = useState('')
  const searching = wordsOf(query).length > 0
  const topics = searchHelp(texts.helpTopics, query)
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <WithContents parts={topics}>
        <div className={styles.search}>
          <Waking>
            <TextField
              label={texts.search}
              type="search"
              placeholder={texts.searchExample}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </Waking>
          <p className={styles.count} aria-live="polite">
            {searching && texts.found(topics.flatMap(({ questions }) => questions).length)}
          </p>
        </div>
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} open={searching} />
        ))}
        {topics.length === 0 && (
          <p className={styles.none}>{texts.tryOtherWords(<TextLink to={paths.contact()}>{texts.ask}</TextLink>)}</p>
        )}
      </WithContents>
    </PublicPage>
  )
}

function Topic({ topic, open }: { topic: texts.HelpTopic; open: boolean }) {
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
