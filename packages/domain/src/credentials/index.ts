export { affirmed } from './affirmed.ts'
export { type CredentialStatus, credentialStatus } from './status.ts'
