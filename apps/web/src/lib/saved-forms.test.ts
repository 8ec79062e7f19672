import { describe, expect, it, vi } from 'vitest'
import {
  clearSavedForms,
  clearVerificationForm,
  readRegistrationForm,
  readVerificationForm,
  saveRegistrationForm,
  saveVerificationForm,
} from './saved-forms.ts'

const storages = [window.sessionStorage, window.localStorage]
const registration = { username: 'mara', email: 'mara@example.com', firstName: 'Mara', lastName: '' }
const verification = { purpose: 'login', userId: 4, email: 'mara@example.com' } as const

describe('saved forms', () => {
  it('never keeps a password or a code', () => {
    const withSecrets = { ...registration, password: 'Secret123', confirmPassword: 'Secret123' }
    const withCode = { ...verification, code: '654321' }
    saveRegistrationForm(withSecrets)
    saveVerificationForm(withCode)
    for (const storage of storages) {
      expect(JSON.stringify({ ...storage })).not.toMatch(/Secret123|654321/)
    }
  })

  it('keeps each form in the session and in the local storage', () => {
    saveRegistrationForm(registration)
    saveVerificationForm(verification)
    for (const storage of storages) {
      expect(JSON.parse(storage.getItem('registration_form') ?? '')).toEqual(registration)
      expect(JSON.parse(storage.getItem('verification_form') ?? '')).toMatchObject(verification)
    }
  })

  it('reads what the other storage still holds', () => {
    saveRegistrationForm(registration)
    saveVerificationForm(verification)
    window.sessionStorage.clear()
    expect(readRegistrationForm()).toEqual(registration)
    expect(readVerificationForm()).toEqual(verification)
  })

  it('keeps the name and the end of the cooldown where they are known', () => {
    const known = { ...verification, username: 'mara', resendableAt: 5 }
    saveVerificationForm(known)
    expect(readVerificationForm()).toEqual(known)
  })

  it.each(['', 'null', '{', '"text"', '{"userId":"4"}'])('reads no verification form from %s', (text) => {
    window.sessionStorage.setItem('verification_form', text)
    expect(readVerificationForm()).toBeNull()
  })

  it('keeps a verification form for an hour', () => {
    vi.useFakeTimers()
    saveVerificationForm(verification)
    vi.advanceTimersByTime(60 * 60 * 1000 - 1)
    expect(readVerificationForm()).toEqual(verification)
    vi.advanceTimersByTime(1)
    expect(readVerificationForm()).toBeNull()
  })

  it('clears the verification form alone', () => {
    saveRegistrationForm(registration)
    saveVerificationForm(verification)
    clearVerificationForm()
    expect(readRegistrationForm()).toEqual(registration)
    expect(readVerificationForm()).toBeNull()
  })

  it('clears both forms in both storages', () => {
    saveRegistrationForm(registration)
    saveVerificationForm(verification)
    clearSavedForms()
    expect(readRegistrationForm()).toBeNull()
    expect(readVerificationForm()).toBeNull()
    for (const storage of storages) expect(storage.length).toBe(0)
  })
})
