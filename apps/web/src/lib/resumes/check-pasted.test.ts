import { expect, it, vi } from 'vitest'
import { answerByOperation, data } from '../../testing/answers.ts'
import { createQueryClient } from '../query-client.ts'
import { checkPasted } from './check-pasted.ts'

vi.mock('../reading/engine.ts', () => import('../../testing/reading-here.ts'))

const content = `<h1>Dana Whitcomb</h1><h2>Experience</h2><p>Cook, Hill Hotel</p><p>2019 - 2024</p>
<ul><li>Led a kitchen of 8 cooks.</li></ul>`
const fact = { id: 3, statement: 'I baked bread for 90 guests.', skill: null, requirement: null }
const text = 'I led a kitchen of 40 cooks.\nI baked bread for 90 guests.\nKind regards'

const answers = (resume: object | null) =>
  answerByOperation({
    'query Facts': () => data({ facts: [{ ...fact, createdAt: '2026-01-05T09:00:00.000Z' }] }),
    'query Resume(': () => data({ resume: resume && { id: 1, title: 'Cook', content, ...resume } }),
  })

it('names what neither the resume nor an answer says', async () => {
  answers({})
  const open = await checkPasted(createQueryClient(), { resumeId: 1, text, addressee: '' })
  expect(open.map((it) => it.text)).toEqual(['I led a kitchen of 40 cooks.'])
})

it('says nothing where the resume is gone', async () => {
  answers(null)
  expect(await checkPasted(createQueryClient(), { resumeId: 1, text, addressee: '' })).toEqual([])
})
