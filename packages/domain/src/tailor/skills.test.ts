import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { listsIn } from './lists.ts'
import { jobOf, operator, operatorJob } from './testing/people.ts'
import { proposed, wordsOf } from './testing/proposals.ts'

describe('skills', () => {
  it('[T12] are written as the advertisement writes them, in lists and lines', () => {
    const texts = wordsOf(proposed(operator(), operatorJob()))
    expect(texts).toContain('JavaScript')
    expect(texts).toContain('Run 12 Kubernetes clusters for 40 services.')
  })

  it('[T12] keep their own name where the other one says more', () => {
    const document = fromJsonResume({ skills: [{ name: 'Law', keywords: ['GAAP', 'CCPA'] }] })
    const job = jobOf('Accountant\n\nRequirements\n- US GAAP\n- CCPA/CPRA\n')
    expect(proposed(document, job)).toEqual([])
  })

  it.each([
    ['Excel', 'Advanced Excel'],
    ['Budgeting', 'Annual budget'],
    ['Fixed assets', 'Depreciation'],
    ['User research', 'User interviews'],
    ['DFMEA', 'FMEA'],
    ['Critical care', 'ICU'],
    ['Opera Cloud', 'Opera PMS'],
    ['Pear Deck', 'Nearpod'],
    ['Customs law', 'Sanctions law'],
    ['Agarose gel', 'SDS-PAGE'],
    ['ACE certified', 'NASM certified'],
  ])('[T12] keep their own name where the other one is not of the same thing: %s, %s', (own, asked) => {
    const document = fromJsonResume({ skills: [{ name: 'All', keywords: [own, 'Scheduling', 'Coaching'] }] })
    expect(wordsOf(proposed(document, jobOf(`Clerk\n\nRequirements\n- ${asked}\n`)))).toEqual([])
  })

  it.each([
    ['Excel', 'MS Excel', 'MS Excel'],
    ['Kafka (two years)', 'Apache Kafka', 'Apache Kafka (two years)'],
    ['Kafka', 'Apache Kafka', 'Apache Kafka'],
    ['Intensive care unit', 'ICU', 'Intensive care unit (ICU)'],
  ])('[T12] take a maker, initials or another spelling: %s for %s', (own, asked, written) => {
    const document = fromJsonResume({ skills: [{ name: 'All', keywords: [own, 'Scheduling'] }] })
    const edits = proposed(document, jobOf(`Clerk\n\nRequirements\n- ${asked} experience\n`))
    expect(wordsOf(edits)).toEqual([written])
    expect(edits.find(({ text }) => text === written)?.reason).toMatch(/named as the ad names it|is now beside it/)
  })

  it('[T12] spell out initials beside them, and `a` and `an` follow', () => {
    const document = fromJsonResume({
      work: [{ name: 'St Brannock', position: 'Nurse', highlights: ['Cared for patients on a CRRT circuit.'] }],
    })
    const job = jobOf('ICU Nurse\n\nRequirements\n- Continuous renal replacement therapy\n')
    expect(wordsOf(proposed(document, job))).toContain(
      'Cared for patients on a continuous renal replacement therapy (CRRT) circuit.',
    )
  })

  it('[T12] neither tell several as one nor call people a skill', () => {
    const document = fromJsonResume({
      work: [
        {
          ...{ name: 'St Brannock', position: 'Charge Nurse', startDate: '2018' },
          highlights: ['Led 11 RNs on two ICUs.', 'Ran audits in both ICUs.'],
        },
      ],
    })
    const job = jobOf('Nurse\n\nRequirements\n- Registered nurse\n- Intensive care unit\n')
    expect(wordsOf(proposed(document, job)).join(' ')).not.toMatch(/\((?:RNs|ICUs)\)/)
  })

  it.each([
    ['Registered Nurse', 'Hired 6 RNs in 2022.'],
    ['Registered Nurse', 'Led 11 RNs on a 20-bed ward.'],
    ['CNA', 'Supervised 12 certified nursing assistants.'],
    ['Emergency Medical Technician', 'Worked with 4 EMTs.'],
  ])('[T13] are not the people one works with: %s', (asked, line) => {
    const document = fromJsonResume({
      work: [{ name: 'St Brannock', position: 'Manager', startDate: '2018', highlights: [line, 'Ran audits.'] }],
      skills: [{ name: 'All', keywords: ['Scheduling', 'Coaching'] }],
    })
    const texts = wordsOf(proposed(document, jobOf(`Manager\n\nRequirements\n- ${asked}\n- Coaching\n`))).join(' ')
    expect(texts).not.toMatch(/\b(?:RNs?|CNAs?|EMTs?)\b|nurs|technician/i)
  })

  it('[T12] tell no plural by initials of one', () => {
    const document = fromJsonResume({
      work: [{ name: 'A', position: 'Analyst', startDate: '2018', highlights: ['Ran CRMs and ERPs.'] }],
      skills: [{ name: 'All', keywords: ['CRMs', 'Scheduling'] }],
    })
    const job = jobOf('Analyst\n\nRequirements\n- Customer relationship management\n')
    expect(wordsOf(proposed(document, job)).join(' ')).not.toContain('CRMs (')
  })

  it('[T13] that a line shows are listed, with the line as their source', () => {
    const edits = proposed(operator(), operatorJob()).filter(({ kind }) => kind === 'added')
    expect(edits.map(({ text, sources }) => [text, sources])).toEqual([
      ['Kubernetes', ['l3']],
      ['Terraform', ['l4']],
    ])
  })

  it('[T13] that a line only tells of as a deed are not', () => {
    const document = fromJsonResume({
      work: [{ name: 'Ostler', position: 'Office Manager', highlights: ['Negotiated rates with 12 vendors.'] }],
      skills: [{ name: 'Office', keywords: ['Scheduling', 'Travel booking'] }],
    })
    const job = jobOf('Office Manager\n\nRequirements\n- Vendor negotiation\n')
    expect(wordsOf(proposed(document, job))).toEqual([])
  })

  it.each([
    ['ERP', 'Moved the orders to NetSuite.'],
    ['Linux', 'Wrote backup scripts in Bash.'],
    ['Deep learning', 'Trained 12 models in PyTorch.'],
    ['Observability', 'Built 40 dashboards in Grafana.'],
    ['Rapid prototyping', 'Supported prototype builds.'],
    ['Nearpod', 'Taught 200 lessons with Pear Deck.'],
  ])('[T13] that only a kind of them or something near them shows are not: %s', (asked, line) => {
    const document = fromJsonResume({
      work: [{ name: 'A', position: 'Engineer', highlights: [line] }],
      skills: [{ name: 'All', keywords: ['Ordering', 'Pricing'] }],
    })
    expect(wordsOf(proposed(document, jobOf(`Engineer\n\nRequirements\n- ${asked}\n`)))).toEqual([])
  })

  it('[T13] in words do not join a list of products', () => {
    const document = fromJsonResume({
      work: [{ name: 'A', position: 'Controller', highlights: ['Freed $18M of working capital.'] }],
      skills: [
        { name: 'Systems', keywords: ['SAP S/4HANA', 'Hyperion', 'Power BI', 'Anaplan'] },
        { name: 'Finance', keywords: ['Treasury', 'Pricing'] },
      ],
    })
    const edits = proposed(document, jobOf('Controller\n\nRequirements\n- Working capital\n'))
    const finance = listsIn(document).find(({ lines }) => lines.some(({ text }) => text === 'Treasury'))
    expect(edits.find(({ text }) => text === 'Working capital')?.place?.list).toBe(finance?.id)
  })

  it('[T13] that others did are not', () => {
    const document = fromJsonResume({
      work: [
        {
          ...{ name: 'Ostler & Finch', position: 'Office Manager', startDate: '2018-01' },
          highlights: [
            'Booked rooms for the Kubernetes team.',
            'Partnered with marketing.',
            'No experience with Terraform.',
          ],
        },
      ],
      skills: [{ name: 'Office', keywords: ['Scheduling', 'Travel booking'] }],
    })
    const job = jobOf('Engineer\n\nRequirements\n- Kubernetes\n- Marketing\n- Terraform\n')
    expect(wordsOf(proposed(document, job)).join(' ')).not.toMatch(/Kubernetes|[Mm]arketing|Terraform/)
  })

  it.each([
    ['Intubation', 'Ordered intubation kits.'],
    ['Wound care', 'Scheduled wound care visits by the nurses.'],
    ['Physiotherapy', 'Booked scans and physiotherapy for patients.'],
    ['Kubernetes', 'Recruited Java and Kubernetes engineers for banks.'],
    ['Terraform', 'Interviewed candidates about Terraform.'],
    ['Salesforce', 'Sold Salesforce licences to 40 firms.'],
    ['Tax law', 'Sketched witnesses on tax law.'],
    ['TIG welding', 'Subtitled a course about TIG welding.'],
    ['Excel', 'Stopped using Excel in 2017.'],
    ['Quality control', 'Quality control was outsourced.'],
  ])('[T13] around which something was done are not: %s', (asked, line) => {
    const work = [{ name: 'Tarn', position: 'Clerk', startDate: '2018-01', highlights: [line, 'Kept the diary.'] }]
    const document = fromJsonResume({ work, skills: [{ name: 'Office', keywords: ['Filing', 'Typing'] }] })
    const edits = proposed(document, jobOf(`Specialist\n\nRequirements\n- ${asked}\n`))
    expect(edits.filter(({ kind, text }) => kind === 'added' && text.includes(asked))).toEqual([])
  })

  it.each([
    ['pandas', 'Cleaned survey data with pandas.'],
    ['Photoshop', 'Drew posters in Photoshop.'],
    ['Kubernetes', 'Ran Kubernetes clusters for 12 teams.'],
  ])('[T13] by which something was done are: %s', (asked, line) => {
    const work = [{ name: 'Tarn', position: 'Clerk', startDate: '2018-01', highlights: [line, 'Kept the diary.'] }]
    const document = fromJsonResume({ work, skills: [{ name: 'Tools', keywords: ['Excel', 'SQL'] }] })
    const edits = proposed(document, jobOf(`Specialist\n\nRequirements\n- ${asked}\n`))
    expect(edits.some(({ kind, text }) => kind === 'added' && text === asked)).toBe(true)
  })

  it.each([
    ['A level', 'Mentor two mid-level engineers.'],
    ['In house', 'Technical lead for the gearbox housing.'],
    ['Product management', 'Gave product demonstrations and managed the pipeline.'],
    ['Policy writing', 'Write modules for 11 teams and enforce policy.'],
  ])('[T13] that only share a stem or two words with a line are not: %s', (asked, line) => {
    const document = fromJsonResume({
      work: [{ name: 'Ostler & Finch', position: 'Engineer', startDate: '2018-01', highlights: [line] }],
      skills: [{ name: 'Office', keywords: ['Scheduling', 'Travel booking'] }],
    })
    const job = jobOf(`Engineer\n\nRequirements\n- ${asked}\n`)
    expect(proposed(document, job).filter(({ kind, place }) => kind === 'added' && place?.list !== 'summary')).toEqual(
      [],
    )
  })

  it('[T13] that the title of the advertisement asks are listed where a line names them', () => {
    const document = fromJsonResume({
      work: [
        { name: 'A', position: 'Engineer', highlights: ['Back-end development of the booking service in Node.js.'] },
      ],
      skills: [{ name: 'All', keywords: ['Scheduling', 'Git'] }],
    })
    const [added] = proposed(document, jobOf('Backend Developer\n\nRequirements\n- Git\n')).filter(
      ({ kind, place }) => kind === 'added' && place?.list !== 'summary',
    )
    expect(added?.text).toBe('Back-end development')
    expect(added?.reason).toContain('The ad names it in the title.')
  })

  it('[T13] join the group of their kind or none, and nobody lists what their title says', () => {
    const document = (second: { name: string; keywords: string[] }) =>
      fromJsonResume({
        basics: { name: 'A', label: 'Plumber' },
        work: [
          { name: 'B', position: 'Plumber', startDate: '2020', highlights: ['Built Terraform modules; plumbing.'] },
        ],
        skills: [{ name: 'Trade', keywords: ['Soldering', 'Pipe fitting', 'Boilers'] }, second],
      })
    const job = jobOf('Plumber\n\nRequirements\n- Terraform\n- Plumbing\n')
    const addedTo = (second: { name: string; keywords: string[] }) => {
      const own = document(second)
      const lists = new Map(listsIn(own).map(({ id, lines: [first] }) => [id, first?.text]))
      return proposed(own, job)
        .filter(({ place }) => place && place.list !== 'summary')
        .map(({ text, place }) => [text, lists.get(place?.list ?? '')])
    }
    expect(addedTo({ name: 'Tools', keywords: ['Ansible', 'Docker'] })).toEqual([['Terraform', 'Ansible']])
    expect(addedTo({ name: 'Other skills', keywords: ['Coaching'] })).toEqual([['Terraform', 'Coaching']])
    expect(addedTo({ name: 'People', keywords: ['Coaching'] })).toEqual([])
  })

  it('[T13] get a section where there is none, but not for one or two', () => {
    const [, second] = listsIn(operator())
    expect(second?.id).toBe('r1')
    const { sections, ...rest } = operator()
    const bare = { ...rest, sections: sections.filter(({ kind }) => kind !== 'skills') }
    const more = structuredClone(bare)
    listsIn(more)
      .find(({ id }) => id === 'r1')
      ?.lines.push({ id: 'l20', text: 'Wrote Prometheus alerts in JavaScript.' })
    expect(apply(bare, proposed(bare, operatorJob())).sections.map(({ kind }) => kind)).toEqual(['summary', 'work'])
    const after = apply(more, proposed(more, operatorJob()))
    expect(after.sections.map(({ kind }) => kind)).toEqual(['summary', 'skills', 'work'])
  })
})
