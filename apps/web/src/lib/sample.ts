import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { resume } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { keys, refreshMadeFrom, refreshResumes } from './resumes/keys.ts'
import * as texts from './texts/resumes.ts'

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
    client.invalidateQueries({ queryKey: keys.rankedJobs() }),
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
  const { sampleJob, sampleResume, sampleTitle } = await import('./texts/sample.ts')
  const { text: description, ...job } = sampleJob
  await request(addOperation, {
    resume: { title: sampleTitle, content: sampleResume, isSample: true },
    job: { ...job, description, isSample: true },
  })
}

/** A resume and a job to try the product with. */
export const addSampleMutation = () =>
  sampleMutation(addSample, {
    done: { title: texts.sampleAdded, description: texts.sampleWay },
    failed: texts.sampleNotAdded,
  })

export const removeSampleMutation = () =>
  sampleMutation(() => request(removeOperation, {}), {
    done: { title: texts.sampleRemoved, description: texts.sampleAllGone },
    failed: texts.sampleNotRemoved,
  })
