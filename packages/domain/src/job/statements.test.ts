import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'

const read = (line: string) => readJob(`Clerk\nAcme Ltd\n\nRequirements\n- ${line}`, matcher)
const labels = (line: string, importance: 'required' | 'preferred') =>
  read(line)
    .requirements.filter((it) => it.importance === importance)
    .map((it) => it.text)

describe('clauses of one bullet are weighed one by one', () => {
  it.each([
    ['Experience with Docker; Kubernetes and Kafka are an advantage', ['Docker'], ['Kubernetes', 'Kafka']],
    [
      'Sound knowledge of SQL databases, preferably PostgreSQL, and of REST APIs',
      ['SQL databases', 'REST APIs'],
      ['PostgreSQL'],
    ],
    ['Fluent English; German is nice to have, we pay for the course', ['Fluent English'], ['German']],
    ['Graduate of a nursing program (ADN required, BSN preferred)', ['Graduate of a nursing program', 'ADN'], ['BSN']],
    ['Advanced Excel (pivot tables, lookups; Power Query a plus)', ['Advanced Excel'], ['Power Query']],
    ['Laser certification (Preferred)', [], ['Laser certification']],
    [
      'Experience from wind energy is an advantage, and so is a first project lead',
      [],
      ['Wind energy', 'First project lead'],
    ],
    ['ADR would be an advantage, as would Moffett experience', [], ['ADR', 'Moffett experience']],
    ['A background in retail, but not required', [], ['Retail']],
    ['No experience needed, but retail is a plus', [], ['Retail']],
    [
      'Further Mathematics and work with primary schools are welcome but not essential',
      [],
      ['Further Mathematics', 'Work with primary schools'],
    ],
    ['Stainless and duplex pipe experience', ['Stainless and duplex pipe experience'], []],
    ['Can swim, speaks German or French', ['Swim', 'German or French'], []],
    ['It helps if you know GraphQL, AWS or Docker', [], ['GraphQL', 'AWS', 'Docker']],
  ])('%s', (line, required, preferred) => {
    expect(labels(line, 'required')).toEqual(required)
    expect(labels(line, 'preferred')).toEqual(preferred)
  })

  it.each([
    'No degree required',
    "We don't ask for a degree",
    'None of these is required',
    'Please show us a project instead',
  ])('nothing is asked for: %s', (line) => {
    expect(read(line).requirements).toEqual([])
  })
})

describe('a weight stands before the thing, behind it, or in a column', () => {
  it.each([
    ['Excel – desirable', 'preferred', ['Excel']],
    ['Mentoring qualification | D', 'preferred', ['Mentoring qualification']],
    ['Lead auditor qualification\tDesirable\tInterview', 'preferred', ['Lead auditor qualification']],
    ['Knowledge of AdvicePro (D)', 'preferred', ['AdvicePro']],
    ['[Desirable] A forklift ticket', 'preferred', ['Forklift ticket']],
    ['NVQ Level 3 in joinery (E)', 'required', ['NVQ Level 3 in joinery']],
    ['Mandatory – a full driving licence', 'required', ['Full driving licence']],
  ] as const)('%s', (line, importance, named) => {
    expect(labels(line, importance)).toEqual(named)
    expect(read(line).requirements).toHaveLength(named.length)
  })

  it('what explains the letters asks nothing', () => {
    expect(read('E = Essential, D = Desirable').requirements).toEqual([])
  })
})

describe('lists are taken apart where a person would', () => {
  it.each([
    ['Minimum 4 years professional experience with Java and Spring Boot', ['Java', 'Spring Boot']],
    ['Scripting in Python or Go', ['Scripting in Python or Go']],
    ['5+ years in sales, purchasing or logistics', ['Sales, purchasing or logistics']],
    ['Command of US GAAP, FP&A and treasury', ['US GAAP', 'FP&A', 'Treasury']],
    ['Ten years in property and casualty claims', ['Property and casualty claims']],
    ['Experience hiring and ramping sellers', ['Hiring and ramping sellers']],
    ['Data structures and algorithms', ['Data structures and algorithms']],
    ['Experience in a fast-paced, full-service restaurant', ['Fast-paced, full-service restaurant']],
    ['Delivering projects on time and within budget', ['Delivering projects on time and within budget']],
    [
      "Bachelor's degree in accounting, finance or economics",
      ["Bachelor's degree in accounting, finance or economics"],
    ],
    ['Experience with one or more of the following: Java, C++, Python', ['Java, C++, Python']],
    ['A framework such as React, Vue or Angular', ['Framework such as React, Vue or Angular']],
    ['Observability: Prometheus, Grafana, logs and traces', ['Observability']],
    ['Education: a high school diploma', ['High school diploma']],
    ['Eligible to live and work in the UK', ['Eligible to live and work in the UK']],
  ])('%s', (line, required) => {
    expect(labels(line, 'required')).toEqual(required)
  })
})

describe('a label is the thing itself, in the words of the advertisement', () => {
  it.each([
    ['Sound knowledge of customs law', 'Customs law'],
    ['You have hands-on experience with Terraform', 'Terraform'],
    ['Proven ability to lead teams of five', 'Lead teams of five'],
    ['Excellent communication skills', 'Communication skills'],
    ['Deep Linux knowledge', 'Linux'],
    ['You know employment law well enough to know when to call a lawyer', 'Employment law'],
    ['At least six months of cash handling', 'Cash handling'],
    ['Comfortable working with spreadsheets', 'Spreadsheets'],
  ])('%s', (line, label) => {
    expect(labels(line, 'required')).toEqual([label])
  })

  it('keeps the words and where they stand, the skills and the years', () => {
    const job = read('At least 4 years of experience with Java; Kotlin is a plus')
    expect(job.requirements).toMatchObject([
      { kind: 'skill', text: 'Java', skills: ['Java'], years: 4, importance: 'required' },
      { kind: 'skill', text: 'Kotlin', skills: ['Kotlin'], years: null, importance: 'preferred' },
    ])
    for (const { words, from, to } of job.requirements) expect(job.text.slice(from, to)).toBe(words)
    expect(job.yearsMin).toBe(4)
  })
})

describe('what sort of thing is asked for', () => {
  it.each([
    ['Active Ohio RN license', 'certificate'],
    ['PMP certification', 'certificate'],
    ['PhD in chemistry', 'degree'],
    ['German at least C1', 'language'],
    ['Authorized to work in the US', 'place'],
    ['A sense of humour', 'trait'],
    ['Kubernetes', 'skill'],
    ['Experience of leading other leaders', 'experience'],
    ['5 years of experience', 'years'],
  ])('%s: %s', (line, kind) => {
    expect(read(line).requirements.map((it) => it.kind)).toEqual([kind])
  })
})

describe('kind words and remarks ask for nothing', () => {
  it.each([
    'If this sounds like you, we encourage you to apply anyway',
    'Newly qualified staff are very welcome to apply',
    'A medical may be required',
    'A degree is not required',
    'You get the questions in advance',
    'Additional experience may be substituted for the degree',
    'Sense of humor helps on Mondays',
    'Everyone gets the questions in advance',
    'We celebrate wins',
    'Apply now',
    'Note: visits are welcome',
    'All applicants must attend an interview',
    'Visa sponsorship is not available',
    'Newly qualified applicants considered',
    'Own laptop? No, we lend you one',
    'Foreign cards are not accepted',
  ])('%s', (line) => {
    expect(read(line).requirements).toEqual([])
  })

  it.each([
    ['Women are encouraged to apply', []],
    ['Must be able to work without sponsorship', []],
    ['5 years of experience accepted in lieu of a degree', []],
    ['Call 020 7946 0958 for a chat', []],
    ['Must have a work permit, as we cannot sponsor visas', ['Work permit']],
    ['Able to lay bricks, overtime may be required', ['Lay bricks']],
    ["Bachelor's degree, experience may be substituted for the degree", ["Bachelor's degree"]],
    ["Bachelor's degree in nursing, or 5 years of experience in lieu of a degree", ["Bachelor's degree in nursing"]],
    ['Experience in a hotel, graduates welcome', ['Hotel']],
  ])('and take nothing else with them: %s', (line, required) => {
    expect(labels(line, 'required')).toEqual(required)
  })

  it.each([
    ['3 years of experience in sponsorship sales', ['Sponsorship sales']],
    ['Experience working with clinical trial sponsors', ['Working with clinical trial sponsors']],
    ['Experience managing sponsored content and SEO', ['Managing sponsored content', 'SEO']],
    ['Knowledge of visa sponsorship processes', ['Visa sponsorship processes']],
    ['Able to encourage people to exercise', ['Encourage people to exercise']],
    ['Able to encourage students to apply to university', ['Encourage students to apply to university']],
    ['Able to apply even coats of varnish', ['Apply even coats of varnish']],
    ['Able to plan work in advance and keep you organised', ['Plan work in advance', 'Keep you organised']],
    ['Experience with payment in lieu of notice', ['Payment in lieu of notice']],
    ['Able to make everyone welcome', ['Make everyone welcome']],
    ['Call 2000 customers a week', ['Call 2000 customers a week']],
    ['Pipe standards, EN 10204', ['Pipe standards', 'EN 10204']],
    ['IT support experience', ['IT support experience']],
    ['Apply knowledge of building codes', ['Apply knowledge of building codes']],
    ['Note taking', ['Note taking']],
    ['All Microsoft Office programs', ['All Microsoft Office programs']],
    ['Visa processing experience', ['Visa processing experience']],
    ['Show initiative', ['Initiative']],
    ['Reads wiring diagrams without help', ['Reads wiring diagrams without help']],
  ])('words that only sound like them are asked: %s', (line, required) => {
    expect(labels(line, 'required')).toEqual(required)
  })

  it('examples belong to what they explain', () => {
    expect(labels('Experience with CI tools such as Jenkins, GitLab CI is a plus', 'preferred')).toHaveLength(1)
    expect(labels('Experience with a stream processor, e.g. Flink, Spark or Kafka Streams', 'required')).toHaveLength(1)
  })
})

it('no name of a skill goes from one line into the next', () => {
  const { requirements } = readJob('Clerk\nAcme Ltd\n\nRequirements\nExperience at Google\nAnalytics mindset', matcher)
  expect(requirements.flatMap((it) => it.skills)).not.toContain('Google Analytics')
})

it.each(['Salary: £29,800', 'Benefits: 28 days of leave', 'Hours: 37.5 a week'])(
  '“%s” among the requirements asks nothing',
  (line) => {
    expect(read(line).requirements).toEqual([])
  },
)

it.each([
  ['Historic Keyboard Conservator\nThe Wexcombe Collection, Bath', 'Historic Keyboard Conservator'],
  ['The Lantern Theatre is looking for a Wig Maker\nLocation: Cardiff', 'Wig Maker'],
  ['OTTERKEEPER II\nBrook Zoo - Topeka, KS\nReports to: Curator of Mammals', 'Otterkeeper II'],
  ['Dear friends,\n\nThe Quoin Press has room for a baker, three days a week.', 'Baker'],
])('the trade in “%s” is the title', (head, title) => {
  expect(readJob(`${head}\n\nRequirements\n- Patience`, matcher).title).toBe(title)
})

it('what is said in passing of a demand is none', () => {
  expect(labels('Filing, which we pay for', 'required')).toEqual(['Filing'])
  expect(labels('A driving licence, which is essential for this post', 'required')).toEqual(['Driving licence'])
})
