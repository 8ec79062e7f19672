export { affirmed } from './affirmed.ts'
export { credentialStatus } from './status.ts'
