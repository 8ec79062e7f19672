import { useQuery } from '@tanstack/react-query'
import { gapQuestionsQuery } from '../../lib/resumes/facts.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'

/** What the version's job asks and nothing shows: as it is answered now, until that is known as it was when tailored. */
export function useQuestions({ originalResumeId, jobDescription, gaps }: TailoredResume) {
  const asked = useQuery(gapQuestionsQuery(originalResumeId, jobDescription))
  const questions = asked.data ?? gaps.map((gap) => ({ ...gap, unsure: null }))
  return { questions, open: questions.filter(({ answered }) => !answered), isKnown: asked.isSuccess }
}
