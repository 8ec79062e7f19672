import type { Layout } from '@bespeak/documents/write/layout.ts'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { downloadTailored, openResumeDocument } from '../../lib/resumes/documents.ts'
import { toast } from '../../ui/toast.ts'
import { downloaded } from './downloaded.ts'
import * as texts from './texts.tsx'
import type { TailoredState } from './use-tailored.ts'

export type Format = 'pdf' | 'docx'

/** The version as a file; the resume itself where there is none. */
export function useDownloads(resumeId: number, state: TailoredState, layout: Layout | null = null) {
  const [inHand, setInHand] = useState<Format | null>(null)
  const download = async (format: Format) => {
    setInHand(format)
    try {
      // What stands on the screen is what comes out.
      if (state.isChanged && !(await state.keep())) return
      await (state.tailored
        ? downloadTailored(state.tailored.id, format, layout ?? undefined)
        : openResumeDocument(resumeId, format))
      if (state.tailored) downloaded.add(state.tailored.id)
    } catch (failure) {
      const description = plainMessage(failure, texts.notGenerated)
      toast({ title: texts.downloadFailed, description, variant: 'destructive' })
    } finally {
      setInHand(null)
    }
  }
  return { inHand, download }
}
