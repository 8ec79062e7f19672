import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { factsQuery } from '../../lib/resumes/facts.ts'
import { resumeQuery, resumesQuery } from '../../lib/resumes/resumes.ts'
import styles from './check.module.css'
import type { SavedResume } from './check-text.tsx'
import * as texts from './texts/page.ts'

/** One of the resumes in the account, with what the person stated besides. */
export function SavedResumes({ onChosen }: { onChosen: (resume: SavedResume) => void }) {
  const client = useQueryClient()
  const { data: resumes, error } = useQuery(resumesQuery())
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(id: number) {
    setProblem(null)
    try {
      const [found, facts] = await Promise.all([client.fetchQuery(resumeQuery(id)), client.fetchQuery(factsQuery())])
      if (!found) return setProblem(texts.isGone)
      const { documentFrom } = await import('../../lib/resumes/content.ts')
      onChosen({ name: found.title, document: documentFrom(found.content), facts: facts.map(toFact) })
    } catch (failure) {
      setProblem(plainMessage(failure, texts.openFailed))
    }
  }

  const said = error ? plainMessage(error, texts.loadFailed) : problem
  return (
    <>
      {resumes && resumes.length > 0 && (
        <select
          className={styles.saved}
          aria-label={texts.useSaved}
          value=""
          onChange={(event) => void choose(Number(event.target.value))}
        >
          <option value="" disabled>
            {texts.useSaved}
          </option>
          {resumes.map(({ id, title, isSelected }) => (
            <option key={id} value={id}>
              {isSelected ? texts.current(title) : title}
            </option>
          ))}
        </select>
      )}
      {said !== null && (
        <span className={styles.error} role="alert">
          {said}
        </span>
      )}
    </>
  )
}

interface Stated {
  id: number
  statement: string
  skill: string | null
  requirement: string | null
  createdAt: string
}

const toFact = ({ id, statement, skill, requirement, createdAt }: Stated) => ({
  ...{ id: String(id), statement, saidOn: createdAt.slice(0, 10) },
  ...{ skill: skill ?? undefined, requirement: requirement ?? undefined },
})
