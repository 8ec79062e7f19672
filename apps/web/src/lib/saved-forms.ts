import { localStore, sessionStore } from './storage.ts'

export interface RegistrationForm {
  username: string
  email: string
  firstName: string
  lastName: string
}

/** Which code is waited for: the one that completes a login, or the one that verifies a new account. */
export type VerificationPurpose = 'login' | 'registration'

export interface VerificationForm {
  purpose: VerificationPurpose
  userId: number
  email: string
  /** For the login form, to which this may lead back. */
  username?: string
  /** When a new code may be asked for, in milliseconds since the epoch. */
  resendableAt?: number
}

const registrationKey = 'registration_form'
const verificationKey = 'verification_form'
const stores = [sessionStore, localStore]

/** A later visit starts with the login form: the code is long void, and the browser may be another person's by then. */
const verificationKeptFor = 60 * 60 * 1000

// Field by field, so that a password or a code handed in with the form is never kept.
export const saveRegistrationForm = ({ username, email, firstName, lastName }: RegistrationForm) =>
  save(registrationKey, { username, email, firstName, lastName })

export const saveVerificationForm = ({ purpose, userId, email, username, resendableAt }: VerificationForm) =>
  save(verificationKey, { purpose, userId, email, username, resendableAt, savedAt: Date.now() })

export function readRegistrationForm(): RegistrationForm | null {
  const saved = read(registrationKey)
  if (saved === null) return null
  const text = (field: keyof RegistrationForm) => (typeof saved[field] === 'string' ? saved[field] : '')
  return { username: text('username'), email: text('email'), firstName: text('firstName'), lastName: text('lastName') }
}

export function readVerificationForm(): VerificationForm | null {
  const { purpose, userId, email, username, resendableAt, savedAt } = read(verificationKey) ?? {}
  if (purpose !== 'login' && purpose !== 'registration') return null
  if (typeof userId !== 'number' || typeof email !== 'string' || typeof savedAt !== 'number') return null
  if (Date.now() - savedAt >= verificationKeptFor) return null
  return {
    purpose,
    userId,
    email,
    ...(typeof username === 'string' && { username }),
    ...(typeof resendableAt === 'number' && { resendableAt }),
  }
}

export function clearVerificationForm() {
  for (const store of stores) store.remove(verificationKey)
}

export function clearSavedForms() {
  for (const store of stores) store.remove(registrationKey)
  clearVerificationForm()
}

/**
 * Hears of another tab that no longer waits for the code. It has cleared the registration as well where the code was
 * accepted, and kept it where the code was given up.
 */
export function onVerificationEndedElsewhere(listener: (outcome: { isRegistered: boolean }) => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== verificationKey || newValue !== null) return
    listener({ isRegistered: localStore.read(registrationKey) === null })
  }
  window.addEventListener('storage', fromOtherTab)
  return () => window.removeEventListener('storage', fromOtherTab)
}

function save(key: string, form: object) {
  for (const store of stores) store.write(key, JSON.stringify(form))
}

function read(key: string): Record<string, unknown> | null {
  const saved = stores.map((store) => parsed(store.read(key))).find((form) => form !== null)
  return saved ?? null
}

function parsed(text: string | null): Record<string, unknown> | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
