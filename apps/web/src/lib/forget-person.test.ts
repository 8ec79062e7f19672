import { expect, it } from 'vitest'
import { forgetPerson, meetPerson } from './forget-person.ts'
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

it('keeps what was typed for the same person, and never for the next one', () => {
  meetPerson(1, 'auth_token')
  localStore.write('auth_token', 'theirs')
  localStore.write('theme', 'dark')
  localStore.write('tailored_draft_4', 'A line')
  sessionStore.write('tailor_advertisement', '{}')
  sessionStore.write('auth_redirect_url', '/upload')
  meetPerson(1, 'auth_token')
  expect(localStore.read('tailored_draft_4')).toBe('A line')
  meetPerson(2, 'auth_token')
  expect(Object.keys(window.localStorage).sort()).toEqual(['auth_token', 'person', 'theme'])
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['auth_redirect_url', 'person'])
})
