import { expect, it } from 'vitest'
import { tailorSteps, telling } from './telling.ts'

it('tells the page that waits its place in the line, each step, and the end', async () => {
  const told: object[] = []
  const progress = async (userId: number, { operation, ...rest }: { operation: string }) =>
    void told.push({ userId, ...rest })
  const { begin, done } = telling({ live: { progress, notify: async () => undefined } }, 7, 'tailorResume', tailorSteps)
  begin('waiting', 2)
  begin('waiting', 0)
  begin('comparing')
  await done()
  expect(told).toEqual([
    { userId: 7, step: 'waiting', done: 0, total: 4, ahead: 2 },
    { userId: 7, step: 'waiting', done: 0, total: 4, ahead: 0 },
    { userId: 7, step: 'comparing', done: 1, total: 4 },
    { userId: 7, step: 'done', done: 4, total: 4 },
  ])
})
