import type { ServiceName } from './agreed.ts'

/** How the API is called, shown to people and run by a test, one after the other. */
export interface ApiExample {
  what: string
  service: ServiceName
  /** The operation that it asks for. */
  operation: string
  query: string
  variables?: Record<string, unknown>
  /** Variables that are ids: of what an example before it made. The page shows a number for each. */
  ids?: Record<string, string>
}

export const apiExamples: readonly ApiExample[] = [
  {
    what: 'Who the token belongs to',
    service: 'identity',
    operation: 'currentUser',
    query: '{ currentUser { id username } }',
  },
  {
    what: 'Save a resume as text',
    service: 'resume',
    operation: 'createResume',
    query: 'mutation ($input: ResumeInput!) { createResume(input: $input) { id title } }',
    variables: {
      input: {
        title: 'General',
        content: 'Ada Vance\n\nExperience\nFlorist, Fernhollow, 2019 - 2023\n- Tied 40 bouquets a day',
      },
    },
  },
  {
    what: 'List your resumes',
    service: 'resume',
    operation: 'resumes',
    query: '{ resumes(limit: 10) { id title updatedAt } }',
  },
  {
    what: 'Save a job ad',
    service: 'resume',
    operation: 'createJobDescription',
    query: 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id title company stage } }',
    variables: {
      input: { title: 'Head Florist', company: 'Gardens', description: 'Head Florist\nRequirements\n- Tying bouquets' },
    },
  },
  {
    what: 'Tailor a resume to a job',
    service: 'resume',
    operation: 'tailorResume',
    query: `mutation ($resumeId: Int!, $ad: String!) {
  tailorResume(resumeId: $resumeId, jobDescription: $ad, jobAdvertisingCompany: "Gardens") { id rationale }
}`,
    variables: { ad: 'Head Florist\nRequirements\n- Tying bouquets' },
    ids: { resumeId: 'createResume' },
  },
  {
    what: 'See each change, with its reason and where it comes from',
    service: 'resume',
    operation: 'tailoredResume',
    query: 'query ($id: Int!) { tailoredResume(id: $id) { matchScore shownScore edits { text reason sources } } }',
    ids: { id: 'tailorResume' },
  },
  {
    what: 'Get it as a PDF',
    service: 'resume',
    operation: 'generateTailoredResumeDocument',
    query: 'mutation ($id: Int!) { generateTailoredResumeDocument(id: $id, format: "pdf") { filename contentBase64 } }',
    ids: { id: 'tailorResume' },
  },
]

/** What is sent for it, with the ids that it speaks of. */
export const bodyOf = ({ query, variables, ids = {} }: ApiExample, idOf: (operation: string) => number) => ({
  query,
  variables: {
    ...variables,
    ...Object.fromEntries(Object.entries(ids).map(([name, operation]) => [name, idOf(operation)])),
  },
})
