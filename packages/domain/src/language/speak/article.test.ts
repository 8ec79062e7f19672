import { expect, it } from 'vitest'
import { articleFor } from './article.ts'

it('the article follows the sound', () => {
  const an = ['RN', 'MSc', 'hourly rate', 'HR generalist', 'electrician']
  const a = ['UX designer', 'BSc', 'university', 'unit', 'SAP consultant', 'European']
  expect(an.map(articleFor)).toEqual(an.map(() => 'an'))
  expect(a.map(articleFor)).toEqual(a.map(() => 'a'))
})
