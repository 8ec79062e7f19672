import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { resume } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import { keys, refreshMadeFrom, refreshResumes } from '../resumes/keys.ts'

const addOperation = resume(`
  mutation AddSample($resume: ResumeInput!, $job: JobDescriptionInput!) {
    createResume(input: $resume) { id }
    createJobDescription(input: $job) { id }
  }
`)
const removeOperation = resume(`mutation RemoveSample { removeSample }`)

const refresh = (client: QueryClient) =>
  Promise.all([
    refreshResumes(client),
    refreshMadeFrom(client),
    client.invalidateQueries({ queryKey: keys.jobDescriptions() }),
    client.invalidateQueries({ queryKey: keys.dashboard() }),
  ])

/** A resume and a job to try the product with. Their texts are loaded by whoever wants them. */
export const addSampleMutation = () =>
  mutationOptions({
    async mutationFn() {
      const { sampleJob, sampleResume, sampleTitle } = await import('./sample-texts.ts')
      const { text: description, ...job } = sampleJob
      await request(addOperation, {
        resume: { title: sampleTitle, content: sampleResume, isSample: true },
        job: { ...job, description, isSample: true },
      })
    },
    onSuccess: (_data, _nothing, _result, { client }) => refresh(client),
    meta: {
      words: {
        done: { title: 'The sample is here', description: 'A resume and a job. Tailor one to the other.' },
        failed: 'Failed to add the sample',
      },
    },
  })

export const removeSampleMutation = () =>
  mutationOptions({
    mutationFn: () => request(removeOperation, {}),
    onSuccess: (_data, _nothing, _result, { client }) => refresh(client),
    meta: {
      words: {
        done: { title: 'The sample is gone', description: 'And everything that was made from it.' },
        failed: 'Failed to remove the sample',
      },
    },
  })
