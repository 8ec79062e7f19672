import type { ReactNode } from 'react'
import { importanceWords } from './importance.ts'

export const title = 'How is this calculated?'
export const sum =
  'Your score is the sum of the points of all requirements. Found on your resume: all its points. Close: half. Not found: none.'
export const points = 'Points'
export const part = 'What'
export const partsOfScore = 'The points of a score'
export const requirements = (required: number, mentioned: number, preferred: number) =>
  `What the ad asks for: a must counts ${required}, a duty ${mentioned}, a nice to have ${preferred}`
export const jobTitle = 'The ad’s job title among the titles you held'
export const years = 'Years in this work'
export const notNamed = 'What an ad doesn’t name gives its points to the requirements.'
export const notChecked =
  'Personal traits and conditions, like shifts or travel, have no points: a resume can’t show them.'
export const sameScore = 'The same resume, answers and ad give the same score. Answers and corrections count at once.'

// A worked example
export const example = 'An example'
export const exampleRows = {
  sql: 'SQL',
  tableau: 'Tableau',
  snowflake: 'Snowflake',
  reports: 'Build weekly reports',
  python: 'Python',
  title: 'Data Analyst',
  years: '3+ years of experience',
}
export const row = 'Requirement'
export const kinds: Record<string, string> = { ...importanceWords, title: 'Job title', years: 'Years' }
export const status = 'Status'
export const pointsOf = (points: number, most: number) => `${points} of ${most}`
export const yourMatch = 'Your match'

// Whose data it uses
export const dataFrom = (database: ReactNode, license: ReactNode) => (
  <>
    Products and their kinds, like “NetSuite” and “ERP system”, come from the {database} of the U.S. Department of
    Labor, Employment and Training Administration (USDOL/ETA), used under the {license} license. O*NET® is a trademark
    of USDOL/ETA. The tables were selected and reshaped here. USDOL/ETA has not approved, endorsed or tested this.
  </>
)
export const database = 'O*NET 29.2 Database'
export const license = 'CC BY 4.0'
