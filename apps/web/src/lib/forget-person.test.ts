import { expect, it } from 'vitest'
import { forgetPerson } from './forget-person.ts'
import { largeStore } from './large-store.ts'
import { localStore, sessionStore } from './storage.ts'

it('leaves nothing of a person in the browser but how it looks and what it may keep', async () => {
  localStore.write('theme', 'dark')
  localStore.write('gdpr-consent', 'essential')
  localStore.write('tailored_draft_4', 'A line')
  sessionStore.write('tailor_advertisement', '{}')
  await largeStore.write('upload', new Blob(['A resume']))
  await forgetPerson()
  expect(Object.keys(window.localStorage).sort()).toEqual(['gdpr-consent', 'theme'])
  expect(Object.keys(window.sessionStorage)).toEqual([])
  expect(await largeStore.read('upload')).toBeUndefined()
})
