import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useCallback } from 'react'
import { dayOf } from '../days.ts'
import { engine } from './engine.ts'

/** The lines of a resume that may be hidden, those that this advertisement asks for least first. Nothing is sent anywhere. */
export const useLeastAsked = (advertisement: string) =>
  useCallback(
    (document: ResumeDocument) => engine('leastAsked', { document, advertisement, today: dayOf(new Date()) }),
    [advertisement],
  )
