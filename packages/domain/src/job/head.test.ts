import { describe, expect, it } from 'vitest'
import { skillMatcher } from '../skills/index.ts'
import { readJob } from './read-job.ts'

const matcher = skillMatcher()

const read = (text: string) => readJob(text, matcher)
const underTitle = (title: string) => read(`${title}\nHollin Press Ltd\n\nAbout us\nWe bind books.`)

describe('[J11] what belongs to the name stays', () => {
  it.each([
    'Bookbinder, Restoration',
    'Senior Engineer (Go)',
    'Loom Technician II – Jacquard',
    'Sales Director, South',
    'Puppet Maker (Marionettes)',
    'Teacher of Textiles (KS3)',
    'First Officer - ATR 72',
    'Surveyor (Building Fabric)',
    'Porter (Cook / Driver)',
    'Book Designer (Junior to Mid)',
  ])('%s', (title) => {
    expect(underTitle(title).title).toBe(title)
  })
})

describe('[J11] a field of work that opens a sentence is no employer', () => {
  it.each([
    ['Bookbinder – Paper Restoration', 'Restoration is our trade.'],
    ['Accountant – Corporate Tax', 'Tax has changed a lot.'],
  ])('%s: %s', (title, sentence) => {
    expect(read(`${title}\nHollin Press Ltd\n\n${sentence}`)).toMatchObject({ title, company: 'Hollin Press Ltd' })
  })
})

describe('[J11] what stands beside the name goes, by what it is', () => {
  it.each([
    ['a place', 'Bookbinder – Leeds'],
    ['a part of one', 'Bookbinder – North East Scotland'],
    ['two of them', 'Bookbinder - Leeds/Bradford'],
    ['an area', 'Bookbinder – Coastal Area'],
    ['a site', 'Bookbinder (HMP Ashwell)'],
    ['a territory', 'Bookbinder (Territory 9)'],
    ['a number of posts', 'Bookbinder – 3 posts'],
    ['an intake', 'Bookbinder – April and June intakes'],
    ['a time', 'Bookbinder (September 2026)'],
    ['a contract', 'Bookbinder (Casual / Relief)'],
    ['a length', 'Bookbinder (6 weeks)'],
    ['a range of levels', 'Bookbinder (Lateral or Entry Level)'],
    ['a grade', 'Bookbinder (APS 4 / EL 1)'],
    ['a band', 'Bookbinder – Band 5'],
    ['a reference', 'Bookbinder (Ref: BK/1024)'],
    ['pay', 'Bookbinder – £28k'],
    ['a trade', 'Book Designer – Edtech Startup'],
    ['a demand', 'Bookbinder - Own Tools Essential'],
    ['a class', 'Bookbinder – First Folio Class 2031'],
    ['years', 'Bookbinder (2-4 yrs)'],
    ['a form of employment', 'Bookbinder (1099)'],
    ['perks', 'Bookbinder (Bike + Fuel Card)'],
    ['what is made', 'Bookbinder, "Small Hours"'],
    ['a department behind a place', 'Bookbinder (Leeds) – Paper & Board'],
    ['one behind a term', 'Bookbinder – Part time – Paper & Board'],
  ])('%s: %s', (_, line) => {
    expect(underTitle(line).title).toMatch(/^(?:Senior )?Book(?:binder| Designer)$/)
  })

  it('whom it is for parts no name', () => {
    expect(underTitle('Bookbinder (m/f/d) – Restoration').title).toBe('Bookbinder – Restoration')
  })
})

it.each([
  ['Every stitch counts.\n\nHollin Press is hiring Paper Conservators in Leeds.', 'Paper Conservators'],
  ['Do you love paper? So do we.\n\nWe are looking for a Paper Conservator to join us.', 'Paper Conservator'],
])('[J11] where the first line is no title, the job that is looked for: %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

describe('[J12] the employer', () => {
  it.each([
    'Bookbinder – Leeds\n\nOur client, a busy press, needs a bookbinder. Send a CV to Quill Recruitment.',
    'Bookbinder\nQuill Recruitment\n\nQuill Recruitment acts as an employment agency for this vacancy.',
    'Bookbinder\n\nNight work is paid at time and a half.',
    'Bookbinder\nFull time\n\nYou bring\nGuillotine tickets',
  ])('is nobody: %s', (text) => {
    expect(read(text).company).toBeNull()
  })

  it.each([
    [
      'Bookbinder\nWeald Forest Heritage District – Lewes\n\nThe District keeps records. The District is an EOE.',
      'Weald Forest Heritage District',
    ],
    [
      'HOLLIN COUNTY, OHIO\nBookbinder\n\nHollin County Records answers questions. Hollin County is an equal opportunity employer.',
      'Hollin County',
    ],
    [
      'Bookbinder\nHollin Press – Hollin Print Museum\n\nHollin Press is an equal opportunity employer.',
      'Hollin Press',
    ],
    ['Bookbinder - Leeds, Otley & Ilkley\nHollin Press Ltd', 'Hollin Press Ltd'],
    ['Bookbinder – Repair Service & Gilding – Leeds\n\nHollin Tench | £30,000', 'Hollin Tench'],
    ['Bookbinder\n\nWe bind by hand and pay well. Phone Ada at Hollin Binders before noon.', 'Hollin Binders'],
    ['Hello there, Hollin Papers in Otley, Yorkshire is growing and we need a bookbinder.', 'Hollin Papers'],
  ])('%s', (text, company) => {
    expect(read(text).company).toBe(company)
  })
})

describe('[J12] what is only likely is said to be', () => {
  it.each([
    ['Paper Conservator\nCompany: Hollin\nLocation: Leeds', []],
    ['Paper Conservator – Hollin\n\nWe bind books.', ['company']],
    ['Paper Conservator (Leeds)\nCompany: Hollin', []],
    ['Paper Conservator – Maps\nCompany: Hollin', ['title']],
    ['Paper Conservator (Leeds) – Maps\nCompany: Hollin', ['title']],
    ['Press Minder\nHollin Press Ltd\nLeeds, Yorkshire', ['title']],
  ])('%s', (text, unsure) => {
    expect(read(text).unsure).toEqual(unsure)
  })

  it('what is not said is no doubt', () => {
    expect(read('We need help with the harvest.').unsure).not.toContain('company')
  })
})
