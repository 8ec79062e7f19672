import type { Layout } from '@bespeak/documents/write/layout.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { useMemo } from 'react'
import { useLeastAsked } from '../../../lib/reading/use-least-asked.ts'
import { documentFrom } from '../../../lib/resumes/content.ts'
import { useHiddenLines } from '../../../lib/resumes/use-hidden-lines.ts'
import { FitToPage } from '../../../ui/look/fit-to-page.tsx'
import { changeDocument } from '../session/change.ts'
import type { Edition } from '../session/edition.ts'
import { useEditing } from '../session/session-context.ts'

type FitControlProps = {
  resumeId: number
  edition: Edition
  /** Of the job that is chosen beside; empty where none is. */
  advertisement: string
  onChange: (part: Partial<Layout>) => void
}

/** Whether the resume is to fit one page, and what is hidden for that. */
export function FitControl({ resumeId, edition: { document, layout }, advertisement, onChange }: FitControlProps) {
  const { session } = useEditing()
  const content = useMemo(() => toHtml(document), [document])
  const put = (changed: string) => session.edit(changeDocument((now) => documentFrom(changed, now)))
  const { hidden, hide, show } = useHiddenLines(`resume_${resumeId}`, content, put)
  const leastAsked = useLeastAsked(advertisement)
  return (
    <FitToPage
      {...{ document, layout, onChange, leastAsked, hidden }}
      isAsked={advertisement.trim() !== ''}
      onHide={hide}
      onShow={show}
    />
  )
}
