import { expect, it } from 'vitest'
import { readCompany } from './read-company.ts'

it.each([
  ['Head Veterinary Nurse\nCopperbeech Animal Hospital, Leeds\n\nWhat we ask\n- RVN', 'Copperbeech Animal Hospital'],
  ['Organ Builder\nCompany: Tolland & Sons\nLocation: Hexham', 'Tolland & Sons'],
  ['We ask for SQL.', null],
  ['', null],
])('of %j names %j', (advertisement, company) => {
  expect(readCompany(advertisement)).toBe(company)
})
