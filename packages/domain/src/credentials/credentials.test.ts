import { describe, expect, it } from 'vitest'
import { affirmed, credentialStatus } from './index.ts'
import { firstLines, furtherLines } from './testing/credential-lines.ts'

const today = '2026-07-01'

it.each([...firstLines, ...furtherLines])('[CR1] $line: $name is $status', ({ line, name, status }) => {
  const found = credentialStatus({ text: line }, today, name)
  // Lapsed, pending or denied: none of them is held.
  expect(found === 'held').toBe(status === 'held')
})

describe('credentialStatus', () => {
  it('[CR2] gives each of two in a line its own remark', () => {
    const text = 'CPA (inactive), MBA'
    expect(['CPA', 'MBA'].map((name) => credentialStatus({ text }, today, name))).toEqual(['lapsed', 'held'])
  })

  it('[CR3] decides by today', () => {
    const until = { text: 'First Aid Certificate, valid until March 2028' }
    expect(credentialStatus(until, today)).toBe('held')
    expect(credentialStatus(until, '2028-05-01')).toBe('lapsed')
    const item = { text: 'Crane ticket', kind: 'item', section: 'certificates' } as const
    expect(credentialStatus({ ...item, start: '2016', end: '2021' }, today)).toBe('lapsed')
    expect(credentialStatus({ ...item, start: '2027-02' }, today)).toBe('pending')
    expect(credentialStatus({ text: 'BSc Geology', kind: 'study', end: '2027' }, today)).toBe('pending')
    expect(credentialStatus({ text: 'BSc Geology', kind: 'study', end: '2024' }, today)).toBe('held')
  })

  it('[CR4] takes no remark that it holds for one that it does not', () => {
    expect(credentialStatus({ text: 'Class C licence, never suspended' }, today)).toBe('held')
  })

  it.each([
    ['AHPRA registration as Registered Nurse, no conditions', 'held'],
    ['Drivers license no tickets', 'held'],
    ['Drivers license: not held', 'none'],
    ['Drivers license: no', 'none'],
    ['No drivers license', 'none'],
  ])('[CR4] "%s" is %s: "no" denies what stands behind it', (text, status) => {
    const name = text.startsWith('AHPRA') ? 'registration as Registered Nurse' : 'drivers license'
    expect(credentialStatus({ text }, today, name)).toBe(status)
  })

  it('reads a long line in bounded time', () => {
    expect(credentialStatus({ text: 'licence, expected not yet held by, '.repeat(2_000) }, today)).not.toBe('held')
  })
})

describe('affirmed', () => {
  it.each([
    ['No experience with SAP', ''],
    ['Infrastructure on VMware, planned move to AWS', 'Infrastructure on VMware'],
    ['Currently studying for the CPA exam', 'Currently'],
    ['Kubernetes: none', ''],
    ['Never used Docker in production, but built images', 'but built images'],
  ])('[CR5] leaves of "%s" only "%s"', (text, left) => {
    expect(affirmed(text).replace(/^[\s,]+|[\s,]+$/g, '')).toBe(left)
    expect(affirmed(text)).toHaveLength(text.length)
  })

  it.each([
    'Planned events for 300 guests',
    'Machine learning models for pricing',
    'Not only SQL but also Python',
    'Cut no-shows by a third',
    'No. 1 in the region for three years',
  ])('[CR5] leaves "%s" whole', (text) => {
    expect(affirmed(text)).toBe(text)
  })
})
