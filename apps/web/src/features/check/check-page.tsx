import { sessionStore } from '../../lib/storage.ts'
import { browserEngine } from './check-engine.ts'
import { CheckText } from './check-text.tsx'

export function Component() {
  return <CheckText engine={browserEngine} store={sessionStore} />
}
