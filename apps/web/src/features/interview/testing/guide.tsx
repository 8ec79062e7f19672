import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '../../../lib/query-client.ts'
import type { Guide, GuideListed, GuideQuestion, Practice } from '../../../lib/resumes/guides.ts'
import { type Auth, AuthContext } from '../../../lib/session/auth-context.ts'
import { answerByOperation, data, someUser } from '../../../testing/answers.ts'
import { Component as CreateGuidePage } from '../create-guide-page.tsx'
import { Component as GuidePage } from '../guide-page.tsx'
import { Component as GuidesPage } from '../guides-page.tsx'

const at = '2026-11-14T09:00:00.000Z'

const parts = ['Situation', 'Task', 'Action', 'Result'].map((part) => ({
  ...{ part, advice: `What to say of the ${part.toLowerCase()}.` },
  lines:
    part === 'Action' ? [{ text: 'Wrote SQL models for four teams', place: 'Data Analyst, Corbel Insurance' }] : [],
}))

export const someQuestion = (part: Partial<GuideQuestion> = {}): GuideQuestion => ({
  ...{ id: 11, kind: 'behavioural', question: 'Tell us about a model you wrote.', whyAsked: 'They want a method.' },
  goodAnswerShows: ['One case, told in order.'],
  ...{ requirement: 'SQL', importance: 'required', asks: ['SQL'], skills: ['SQL'], defends: null },
  ...{ notes: null, confidence: null, practisedAt: null, practices: [] },
  outline: parts,
  goodLength: { from: 90, to: 150, most: 180 },
  ...part,
})

export const somePractice = (part: Partial<Practice> = {}): Practice => ({
  ...{ id: 70, answer: 'When I joined, I wrote SQL models.', seconds: 95, words: 160, length: 'good', createdAt: at },
  details: [
    { about: 'structure', summary: '3 of 4 parts', text: 'Not heard: result.', isGood: false },
    { about: 'length', summary: '1:35, 160 words', text: 'Inside the good length.', isGood: true },
    { about: 'evidence', summary: '1 of 2 claims', text: 'One is backed.', isGood: false },
    { about: 'not-said', summary: '', text: 'Result: say how it ended.', isGood: false },
  ],
  parts: parts.map((it) => ({ part: it.part, said: it.part !== 'Result' })),
  claims: [
    { text: 'four teams', advice: null, line: { text: 'Wrote SQL models for four teams', place: 'Data Analyst' } },
    { text: 'nine dashboards', advice: 'Not in your resume.', line: null },
  ],
  ...part,
})

export const gapTalk = someQuestion({
  ...{ id: 14, kind: 'gap', question: 'Have you used Snowflake?', requirement: 'Experience with Snowflake' },
  ...{ asks: ['Snowflake'], skills: ['Snowflake'] },
  outline: ['Say it straight', 'Nearest', 'Next step'].map((part) => ({ part, advice: `${part} advice`, lines: [] })),
})

export const someGuide = (part: Partial<Guide> = {}): Guide => ({
  ...{ id: 3, resumeId: 4, resumeTitle: 'General', resumeDeleted: false, tailoredResumeId: null, jobDescriptionId: 7 },
  ...{ title: 'Interview guide: Analyst', jobTitle: 'Analyst', company: 'Fernhill Energy', interviewOn: null },
  ...{
    roleSummary: 'Fernhill asks for models.',
    questionsToAsk: ['What is next?'],
    checklist: ['Bring your resume.'],
    note: null,
  },
  role: { namedMost: ['SQL'], reportsTo: null, strongest: ['SQL'], thinnest: ['Snowflake'] },
  questions: [
    someQuestion(),
    someQuestion({ id: 12, question: 'When did a model fail?' }),
    someQuestion({ id: 13, kind: 'motivation', question: 'Why Fernhill?', requirement: null }),
    gapTalk,
  ],
  ...{ createdAt: at, updatedAt: at },
  ...part,
})

export const someListed = (part: Partial<GuideListed> = {}): GuideListed => ({
  ...{ id: 3, resumeId: 4, tailoredResumeId: null, jobDescriptionId: 7, title: 'Interview guide: Analyst' },
  ...{ jobTitle: 'Analyst', company: 'Fernhill Energy', questionCount: 18, practisedCount: 5 },
  ...{ createdAt: at, updatedAt: at },
  ...part,
})

export const allowance = (used: number) =>
  data({
    getUsageAllowances: [{ featureKey: 'interview_guide', used, limitValue: 2, resetsAt: '2026-12-01T00:00:00.000Z' }],
  })

const signedIn: Auth = {
  ...{ user: someUser, isLoading: false, error: null },
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve({ serverTold: true }),
  refresh: () => Promise.resolve(),
}

const withoutModel = { '/api/v1/site': () => Response.json({ model: null }) }

type Answers = Parameters<typeof answerByOperation>[0]

/** One of the pages at its address, with these answers. */
export function visit(address: string, answers: Answers) {
  const fetchMock = answerByOperation({ UsageAllowances: () => allowance(0), ...withoutModel, ...answers })
  const announced: string[] = []
  const router = createMemoryRouter(
    [
      { path: '/interview-guides', Component: GuidesPage },
      { path: '/create-interview-guide', Component: CreateGuidePage },
      { path: '/interview-guide/:id', Component: GuidePage },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  const view = render(
    <QueryClientProvider client={createQueryClient(({ title }) => announced.push(title))}>
      <AuthContext value={signedIn}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  const sent = () =>
    fetchMock.mock.calls.flatMap(([, init]): { query: string; variables: unknown }[] =>
      init?.body === undefined ? [] : [JSON.parse(String(init.body))],
    )
  return {
    ...{ router, announced, view },
    /** What was sent under this name. */
    sentTo: (name: string) =>
      sent()
        .filter(({ query }) => query.includes(name))
        .map(({ variables }) => variables),
    where: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}
