import { expect, it } from 'vitest'
import { followUpMessage } from './follow-up-message.ts'

it('says what is known, and nothing that is not', () => {
  const job = { title: 'Matron', company: 'Calder Moor', appliedOn: '2026-11-04T00:00:00.000Z' }
  expect(followUpMessage(job, 'Nora Whelan')).toEqual({
    subject: 'My application: Matron',
    text: 'Hello,\n\nOn 4 November I applied for the post of Matron at Calder Moor, and I am still interested. Is there any news, or anything you need from me?\n\nKind regards,\nNora Whelan',
  })
  expect(followUpMessage({ title: 'Job', company: null, appliedOn: null }, '').text).toBe(
    'Hello,\n\nI have applied for your post, and I am still interested. Is there any news, or anything you need from me?\n\nKind regards',
  )
})
