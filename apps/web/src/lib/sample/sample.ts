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

interface ChangeWords {
  done: { title: string; description: string }
  failed: string
}

/** With the sample comes and goes whatever lists it. */
const sampleMutation = (mutationFn: () => Promise<unknown>, words: ChangeWords) =>
  mutationOptions({
    mutationFn,
    onSuccess: (_data, _nothing, _result, { client }) => refresh(client),
    meta: { words },
  })

/** Its texts are loaded by whoever wants them. */
async function addSample() {
  const { sampleJob, sampleResume, sampleTitle } = await import('./sample-texts.ts')
  const { text: description, ...job } = sampleJob
  await request(addOperation, {
    resume: { title: sampleTitle, content: sampleResume, isSample: true },
    job: { ...job, description, isSample: true },
  })
}

/** A resume and a job to try the product with. */
export const addSampleMutation = () =>
  sampleMutation(addSample, {
    done: { title: 'The sample is here', description: 'A resume and a job. Tailor one to the other.' },
    failed: 'Failed to add the sample',
  })

export const removeSampleMutation = () =>
  sampleMutation(() => request(removeOperation, {}), {
    done: { title: 'The sample is gone', description: 'So is everything that was made from it.' },
    failed: 'Failed to remove the sample',
  })
