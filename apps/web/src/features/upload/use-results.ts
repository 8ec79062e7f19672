import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { usualOptions } from '@bespeak/domain/tailor/options.ts'
import { useMemo } from 'react'
import type { JobNames } from '../../lib/reading/assess.ts'
import { useEngine } from '../../lib/reading/use-engine.ts'
import { tidied } from './tidied.ts'
import { type Answer, checkedOf, type Trial } from './trial.ts'

/** The day where the person is. Without `lib/days.ts`, whose names of months this page would load for nothing. */
export const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** All that is made here, in the browser, of what was put in: the match, and the tailored page. */
export function useResults({ resume, advertisement, options, answers }: Trial) {
  const read = resume?.read ?? null
  const document = resume && checkedOf(resume).document
  const hasJob = advertisement.trim() !== ''
  const toAssess = useMemo(
    () => read && document && { document, source: read.source, facts: read.facts, advertisement, today: today() },
    [read, document, advertisement],
  )
  const assessed = useEngine('assess', toAssess)
  const isMatched = assessed.result?.match != null && hasJob
  const toTailor = useMemo(
    () =>
      isMatched && document
        ? {
            document,
            advertisement,
            options: { ...usualOptions, ...tidied(options) },
            said: said(answers),
            today: today(),
          }
        : null,
    [isMatched, document, advertisement, options, answers],
  )
  const tailored = useEngine('tailorHere', toTailor)
  return {
    assessment: assessed.result,
    // What was made of an earlier ad or resume would contradict the match beside it.
    tailored: isOfSame(tailored.of, assessed.of) ? tailored.result : null,
    isMeasuring: assessed.isBusy,
    isTailoring: tailored.isBusy,
    hasFailed: assessed.hasFailed,
    hasTailoringFailed: tailored.hasFailed,
  }
}

type PutIn = { document: ResumeDocument; advertisement: string }
const isOfSame = (a: PutIn | null, b: PutIn | null) =>
  a?.document === b?.document && a?.advertisement === b?.advertisement

const said = (answers: readonly Answer[]) => answers.map((answer, at) => ({ id: String(at), ...answer }))

const nothingNamed: JobNames = { title: null, company: null }

/** The job by its names: as typed, else as the advertisement has them. */
export function useJobNames({ advertisement, company, jobTitle }: Trial): JobNames {
  const hasJob = advertisement.trim() !== ''
  const toRead = useMemo(() => (hasJob ? { advertisement } : null), [hasJob, advertisement])
  const named = useEngine('jobNames', toRead).result ?? nothingNamed
  return { company: company ?? named.company, title: jobTitle ?? named.title }
}
