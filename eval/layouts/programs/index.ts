import type { Program } from '../program.ts'
import { plainPrograms } from './plain.ts'

/** Every layout there is. */
export const programs: readonly Program[] = [...plainPrograms]
