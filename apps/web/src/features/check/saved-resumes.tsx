import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { statedIn } from '../../lib/resumes/stated.ts'
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
      const stated = await statedIn(client, id)
      if (!stated) return setProblem(texts.isGone)
      const { title, ...rest } = stated
      onChosen({ id, name: title, ...rest })
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
