import { expect, it } from 'vitest'
import { affirmed, isNo, ownAnswer } from '../held/index.ts'
import { supports } from './index.ts'

const left = (text: string) =>
  affirmed(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

it.each([
  ['Kubernetes? No', 'Kubernetes'],
  ['Kubernetes - none', 'Kubernetes'],
  ['Kubernetes: never touched it', 'Kubernetes'],
  ['I know nothing about Kubernetes', 'Kubernetes'],
  ['Kubernetes is not something I have done', 'Kubernetes'],
  ["I'd love to use Kubernetes", 'Kubernetes'],
  ['I tried and failed to run Kubernetes at Acme', 'Kubernetes'],
  ['Rejected Kubernetes because it was too complex', 'Kubernetes'],
  ['My colleagues used Kubernetes, I watched', 'Kubernetes'],
  ['Watched an engineer use Kubernetes', 'Kubernetes'],
  ['Wanted: Kubernetes', 'Kubernetes'],
  ['Reported to the Kubernetes lead', 'Kubernetes'],
  ['Failed the Certified Kubernetes Administrator exam', 'Certified Kubernetes Administrator'],
  ['I lost my driving licence', 'Driving licence'],
  ['I hold no driving licence', 'Driving licence'],
  ['I used to have a forklift licence but it was taken away', 'Forklift licence'],
  ['My nursing licence was revoked in 2019', 'Nursing licence'],
  ['My forklift licence wasn’t granted', 'Forklift licence'],
  ['I dropped out of a PhD in physics', 'PhD in physics'],
  ['Withdrew from the teacher training course', 'Teacher training'],
  ['I was supposed to learn Python but never did', 'Python'],
])('[CL26] %s: supports no %s', (source, claim) => {
  expect(supports([source], claim).supported).toBe(false)
  expect(supports([source], source).supported).toBe(true)
})

it.each([
  'Reduced lost-time incidents by 40 percent through toolbox talks',
  'Recovered failed payments with Stripe',
  'Planned the Kubernetes migration of 40 services',
  'Rejected faulty castings and retrained two inspectors',
  'Failure analysis of hydraulic pumps in SolidWorks',
  'Learning management systems',
  'Observed patients for signs of sepsis',
  'My team and I moved 40 services to Kubernetes',
  'The team I lead runs Kubernetes in four regions',
  'Trained engineers who wanted to learn Kubernetes',
  'Never missed a payroll run in SAP',
  'I am now a licensed electrician',
  'Tutored 14 GCSE and A level students one to one',
])('[CL26] %s: is affirmed', (text) => {
  expect(left(text)).toBe(text.replace(/[^\p{L}\p{N}]+/gu, ' '))
})

it('[CL26] only the part that is taken back is lost', () => {
  expect(left('I used Docker at Acme, but I failed the Kubernetes exam')).toBe('I used Docker at Acme but')
  expect(left('Kubernetes? Yes, at Acme since 2020')).toBe('Kubernetes Yes at Acme since 2020')
})

it.each(['nein', 'Don’t have it', '0', 'Hardly any', 'Negative', 'Not really', 'I have never done that'])(
  '[CL26] the answer %s is a no',
  (answer) => expect(isNo(answer)).toBe(true),
)

it('[CL26] an answer is told by the sentences in which the person is the doer', () => {
  expect(ownAnswer('Kubernetes was handled by another department.')).toBe('')
  expect(ownAnswer('Python scares me.')).toBe('')
  expect(ownAnswer('Kubernetes was my main tool at Acme.')).toBe('Kubernetes was my main tool at Acme.')
  expect(ownAnswer('I ran Docker at Acme. Kubernetes was run by others.')).toBe('I ran Docker at Acme.')
})

it('[CL26] a long text without an end is read in bounded time', () => {
  const hostile = 'I never, and not - no: '.repeat(2_000)
  expect(affirmed(hostile)).toHaveLength(hostile.length)
})
