import type { Database } from '../kernel/db.ts'
import type { Settings } from '../settings.ts'

export interface Finding {
  state: 'ok' | 'warning' | 'problem'
  says: string
  /** What to do about it. */
  todo?: string
}

/** What is looked at. */
export interface Patient {
  settings: Settings
  now(): Date
  /** Null where there is none yet, or where it cannot be opened, which `whyNot` tells. */
  database: Database | null
  whyNot: string | null
  /** How far the database's clock was before ours, each time that it was asked. */
  offsets: number[]
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warning = (says: string, todo: string): Finding => ({ state: 'warning', says, todo })
export const problem = (says: string, todo: string): Finding => ({ state: 'problem', says, todo })
