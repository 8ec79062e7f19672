import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'
import { resumeQuery, resumesQuery } from '../../lib/resumes/resumes.ts'
import { SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as texts from './texts/page.ts'

/** One of the resumes that are saved in the account. */
export function SavedResumes({ onRead }: { onRead: (read: ResumeRead, id: number) => void }) {
  const client = useQueryClient()
  const { data: resumes, error } = useQuery(resumesQuery())
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(id: number) {
    try {
      const found = await client.fetchQuery(resumeQuery(id))
      if (!found) return setProblem(texts.isGone)
      const { documentFrom } = await import('../../lib/resumes/content.ts')
      const document = documentFrom(found.content)
      const nothingElse = { source: '', file: null, facts: null, notes: [] }
      onRead({ ok: true, from: 'text', document, name: found.title, ...nothingElse }, id)
    } catch (failure) {
      setProblem(plainMessage(failure, texts.openFailed))
    }
  }

  if (error) return <Note tone="danger">{plainMessage(error, texts.loadFailed)}</Note>
  if (!resumes) return <Skeleton lines={2} />
  if (resumes.length === 0) return <Note>{texts.noneSaved}</Note>
  return (
    <SelectField
      label={texts.savedResume}
      value=""
      error={problem ?? undefined}
      onChange={(event) => void choose(Number(event.target.value))}
    >
      <option value="" disabled>
        {texts.chooseOne}
      </option>
      {resumes.map(({ id, title, isSelected }) => (
        <option key={id} value={id}>
          {isSelected ? texts.current(title) : title}
        </option>
      ))}
    </SelectField>
  )
}
