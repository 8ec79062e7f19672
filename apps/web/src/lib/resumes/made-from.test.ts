import { expect, it } from 'vitest'
import { answerByOperation, data } from '../../testing/answers.ts'
import { deleteJobDescriptionMutation } from './job-descriptions.ts'
import { keys } from './keys.ts'
import { deleteResumeMutation } from './resumes.ts'
import { change, startClient } from './testing/client.ts'

it.each([
  ['resume', deleteResumeMutation],
  ['job', deleteJobDescriptionMutation],
])('what was made from a %s is asked for anew when that is deleted', async (_, mutation) => {
  answerByOperation({
    DeleteResume: () => data({ deleteResume: true }),
    DeleteJobDescription: () => data({ deleteJobDescription: { success: true, message: '' } }),
  })
  const { client } = startClient()
  const made = [keys.tailoredResumes, keys.tailoredResume(9), keys.letters(''), keys.guides, keys.guide(3)]
  for (const queryKey of made) client.setQueryData(queryKey, {})
  await change(client, mutation(), 1)
  expect(made.filter((queryKey) => !client.getQueryState(queryKey)?.isInvalidated)).toEqual([])
})
