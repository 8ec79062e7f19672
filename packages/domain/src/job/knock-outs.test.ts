import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'

const conditions = (text: string) =>
  readJob(`Clerk\nAcme Ltd\n\n${text}`, matcher).knockOuts.map(({ kind, text: label }) => [kind, label])
const required = (line: string) => conditions(`Requirements\n- Excel\n- ${line}`)

describe('what ends an application', () => {
  it.each([
    ['Current RN license in Ohio', [['licence', 'RN license in Ohio']]],
    ['Qualified Teacher Status', [['licence', 'Qualified Teacher Status']]],
    ['Active Secret clearance', [['clearance', 'Active Secret clearance']]],
    ['U.S. citizenship required', [['permit', 'U.S. citizenship']]],
    [
      'CompTIA Security+ or other DoD 8570 IAT level II certification',
      [['licence', 'CompTIA Security+ or other DoD 8570 IAT level II certification']],
    ],
    ['German at least C1 (mandatory) and good English (B2)', [['language', 'German at least C1']]],
    ['You must hold a full UK driving licence', [['licence', 'Full UK driving licence']]],
    ['Aged 18 or over', []],
    ['Managed over 20 staff', []],
    ['Lift over 20 kg', [['physical', 'Lift over 20 kg']]],
    ['Live within 30 miles of Leeds', [['place', 'Live within 30 miles of Leeds']]],
  ])('%s', (line, found) => {
    expect(required(line)).toEqual(found)
  })

  it.each([
    ['You must have the right to work in the UK.', [['permit', 'Right to work in the UK']]],
    [
      'Candidates must be authorized to work in the US; we cannot sponsor visas.',
      [['permit', 'Authorized to work in the US']],
    ],
    ['This post is subject to an enhanced DBS check and two references.', [['check', 'Enhanced DBS check']]],
    [
      'Applications without verifiable German skills at level C1 cannot be taken into account.',
      [['language', 'German C1']],
    ],
  ])('wherever it stands: %s', (sentence, found) => {
    expect(conditions(sentence)).toEqual(found)
  })

  it.each([
    "Driver's license",
    'Fluent English',
    'PMP certification',
    'Experience with visa applications',
    'Knowledge of permit to work systems',
    'Experience of right to work checks',
    'Experience in processing DBS checks',
    'Knowledge of drug screening',
  ])('asked for, but no condition: %s', (line) => {
    expect(required(line)).toEqual([])
  })

  it.each([
    'We can sponsor Skilled Worker visas.',
    'All qualified applicants will receive consideration without regard to race, citizenship or disability.',
    'TS/SCI clearance preferred.',
  ])('no condition: %s', (sentence) => {
    expect(conditions(sentence)).toEqual([])
  })

  it('[J27] is read though only the title names it', () => {
    const job = readJob('Boat Builder – TS/SCI\nAcme Ltd\n\nRequirements\n- Lofting', matcher)
    expect(job.knockOuts.map(({ kind, text }) => [kind, text])).toEqual([['clearance', 'TS/SCI']])
    expect(job.requirements.map((it) => it.text)).toEqual(['TS/SCI', 'Lofting'])
  })

  it('is marked at its requirement, and said once', () => {
    const job = readJob(
      'Nurse\nAcme Ltd\n\nRequirements\n- Current RN license in Ohio – applications without an active license cannot be considered\n- BLS',
      matcher,
    )
    expect(job.requirements.map((it) => [it.text, it.knockOut])).toEqual([
      ['RN license in Ohio', true],
      ['BLS', false],
    ])
    expect(job.knockOuts).toHaveLength(1)
  })
})
