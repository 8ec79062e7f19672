import { describe, expect, it } from 'vitest'
import { skillMatcher } from '../skills/index.ts'
import { readJob } from './read-job.ts'

const matcher = skillMatcher()

const read = (text: string) => readJob(text, matcher)

describe('[J10] [J11] [J12] [J13] title, employer and place, in the usual orders', () => {
  it.each([
    ['Cook – Rosewater Foods (Tampa, FL)\n\nRosewater Foods feeds schools.', 'Cook', 'Rosewater Foods', 'Tampa, FL'],
    [
      'Cook wanted\n\nBusy kitchen outside Hexham.\n\nRosewater Foods\nClosing date: 30 August',
      'Cook',
      'Rosewater Foods',
      'Hexham',
    ],
    [
      'Cook\n\nHi, I run Rosewater Foods in Leeds and need somebody for the stoves.\n\nThanks, Darren',
      'Cook',
      'Rosewater Foods',
      'Leeds',
    ],
    ['Cook at Rosewater Foods\n\nBased in Cork.', 'Cook', 'Rosewater Foods', 'Cork'],
    ['Post: Cook\nEmployer: Rosewater Foods\nLocation: Cork', 'Cook', 'Rosewater Foods', 'Cork'],
    ['Clerk\nTarn & Vale Solicitors, Leeds', 'Clerk', 'Tarn & Vale Solicitors', 'Leeds'],
    ['Rosewater Foods\nCook\nTampa, FL · Full time · On-site', 'Cook', 'Rosewater Foods', 'Tampa, FL'],
    ['Cook (m/f/d)\nRosewater Foods GmbH, Bremen', 'Cook', 'Rosewater Foods GmbH', 'Bremen'],
    ['Cook | Rosewater Foods | Leeds | £14 an hour', 'Cook', 'Rosewater Foods', 'Leeds'],
    ['Job title: Cook\nCompany: Rosewater Foods\nLocation: Leeds', 'Cook', 'Rosewater Foods', 'Leeds'],
    [
      'Job title: Cook\nCompany: Rosewater Foods\nLocation: Ashmere Village Hall, with visits to schools',
      'Cook',
      'Rosewater Foods',
      'Ashmere Village Hall',
    ],
    ['COOK\nRosewater Foods – Salem, Oregon', 'Cook', 'Rosewater Foods', 'Salem, Oregon'],
    [
      'Cook wanted (part-time, weekends)\n\nRosewater Foods, New Orleans. We cook for schools.',
      'Cook',
      'Rosewater Foods',
      'New Orleans',
    ],
    ['Rosewater Foods is looking for a cook to join its kitchen in Leeds.', 'Cook', 'Rosewater Foods', 'Leeds'],
    [
      'Cook, Leeds\n\nWe make soup. Write to jobs@rosewater.example.com. Rosewater Foods is an equal opportunity employer.',
      'Cook',
      'Rosewater Foods',
      'Leeds',
    ],
  ])('%s', (text, title, company, location) => {
    expect(read(text)).toMatchObject({ title, company, location })
  })

  it.each([
    ['Surgical Nurse – Intensive Care Unit (ICU), Nights', 'Surgical Nurse – Intensive Care Unit'],
    ['Technical Writer (6-month contract) – Manchester', 'Technical Writer'],
    ['Data Analyst (Fixed Term, 18 months)', 'Data Analyst'],
    ['Senior Engineer (Go)', 'Senior Engineer (Go)'],
    ['Senior Accountant, Tax', 'Senior Accountant, Tax'],
    ['Privacy Manager', 'Privacy Manager'],
  ])('a title keeps what names the job: %s', (line, title) => {
    expect(read(`${line}\nAcme Ltd\n\nAbout us\nWe make things.`).title).toBe(title)
  })

  it.each([
    ['Designer\nKitewell\n\nRemote in Europe.', 'Remote (Europe)'],
    ['Designer\nKitewell – Lisbon or remote (Europe)', 'Lisbon or Remote (Europe)'],
    ['Designer – fully remote\nKitewell', 'Remote'],
  ])('remote work: %s', (text, location) => {
    expect(read(text)).toMatchObject({ location, workMode: 'remote' })
  })

  it.each([
    'Some work outside Monday to Friday hours.',
    'It is busy near Christmas.',
    'We close near the August holiday.',
  ])('a time is no place: %s', (line) => {
    expect(read(`Cook\n\n${line}`).location).toBeNull()
  })

  it('the full stop of a sentence is not of the name', () => {
    expect(read('Cook\n\nJoin Norrvik AB.').company).toBe('Norrvik AB')
  })

  it('what is not said stays null', () => {
    expect(read('We need help with the harvest.')).toMatchObject({
      company: null,
      location: null,
      workMode: null,
      employmentType: null,
      salaryRange: null,
      degree: null,
    })
  })
})

describe('[J14] terms', () => {
  it.each([
    ['hybrid, two days a week in the office', 'hybrid'],
    ['three days a week on site', 'hybrid'],
    ['30 days leave, home office two days a week', 'hybrid'],
    ['you may work up to two days from home', 'hybrid'],
    ['100% on site in a secure facility; no remote work', 'onsite'],
    ['This is an in-person role', 'onsite'],
    ['Fully remote across time zones', 'remote'],
    ['We build software for remote clinics', null],
    ['Experience with hybrid cloud', null],
  ])('work mode: %s', (line, mode) => {
    expect(read(`Clerk\nAcme Ltd\n\n${line}.`).workMode).toBe(mode)
  })

  it.each([
    ['Full-time, permanent', 'full-time'],
    ['Part time (20 hours)', 'part-time'],
    ['Hours: 35 per week, full time; part time considered', 'full-time'],
    ['12-month FTC', 'fixed-term'],
    ['6-month contract, outside IR35', 'contract'],
    ['Unlimited employment contract', null],
    ['Permanent', null],
  ])('employment: %s', (line, type) => {
    expect(read(`Clerk\nAcme Ltd\n${line}`).employmentType).toBe(type)
  })

  it.each(["You'll sometimes bake.", 'You’ll always find soup on the stove.', 'Allergy awareness training is given.'])(
    'who is spoken to, and what is given, is no employer: %s',
    (line) => {
      expect(read(`Cook\n\n${line}`).company).toBeNull()
    },
  )
})
