import { expect, it } from 'vitest'
import { readCompany } from './read-company.ts'

it.each([
  ['We ask for SQL.', null],
  ['', null],
  ['Head Veterinary Nurse\nCopperbeech Animal Hospital, Leeds\n\nWhat we ask\n- RVN', 'Copperbeech Animal Hospital'],
  ['Organ Builder\nCompany: Tolland & Sons\nLocation: Hexham', 'Tolland & Sons'],
  ['Organ BuilderTolland & Sons LtdWhat we askA good earSteady handsA driving licence', 'Tolland & Sons Ltd'],
])('of %j names %j', (advertisement, company) => {
  expect(readCompany(advertisement)?.name ?? null).toBe(company)
})

it.each([
  ['Organ Builder\nCompany: Tolland\nLocation: Hexham', true],
  ['Organ Builder\nTolland & Sons Ltd, Hexham', true],
  ['Organ Builder – Tolland\n\nWe need steady hands.', false],
])('%j names one for certain: %s', (advertisement, isSure) => {
  expect(readCompany(advertisement)?.isSure).toBe(isSure)
})
