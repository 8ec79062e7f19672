export { SavedVerification as Component } from './saved-verification.tsx'
