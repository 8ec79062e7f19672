import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { RequestError } from '../../lib/graphql/request.ts'
import { keys, refreshResumes } from '../../lib/resumes/keys.ts'
import { contentWithLine } from '../../lib/resumes/line-in-resume.ts'
import { selectedResumeQuery, updateResume } from '../../lib/resumes/resumes.ts'
import * as texts from './texts.tsx'

interface LineToAdd {
  line: string
  /** Of a role; null for the projects. */
  place: string | null
}

const attempts = 2

/**
 * Adds the line to the resume as it is now. Where it was changed elsewhere in this very moment, the line is put into that
 * newer copy: a line that is added takes nothing away.
 */
async function addToResume(client: QueryClient, { line, place }: LineToAdd): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const resume = await client.fetchQuery(selectedResumeQuery())
    if (!resume) throw new Error(texts.noResumeYet)
    const content = contentWithLine(resume.content, place, line)
    if (content === null) throw new Error(texts.placeGone)
    try {
      await updateResume({ id: resume.id, input: { content, ifUpdatedAt: resume.updatedAt } })
      return resume.id
    } catch (failure) {
      const isConflict = failure instanceof RequestError && failure.code === 'CONFLICT'
      if (!isConflict || attempt === attempts) throw failure
    }
  }
}

export const addLineMutation = () =>
  mutationOptions({
    mutationFn: (given: LineToAdd, { client }) => addToResume(client, given),
    onSuccess: (resumeId, _given, _result, { client }) =>
      Promise.all([
        refreshResumes(client, resumeId),
        ...[keys.gapQuestions, keys.skillsFound, keys.skillRecommendations].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ]),
    meta: { words: { done: { title: texts.resumeUpdated }, failed: texts.resumeFailed } },
  })
