import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { listsIn } from './lists.ts'
import { shownKind, summaryOfKinds } from './summary.ts'
import { jobOf, operator, operatorJob } from './testing/people.ts'
import { proposed, textsOf, wordsOf } from './testing/proposals.ts'

const listing = (...keywords: string[]) => fromJsonResume({ skills: [{ name: 'All', keywords }] })
const asking = (...asked: string[]) => jobOf(`Clerk\n\nRequirements\n${asked.map((it) => `- ${it}\n`).join('')}`)
const skillsOf = (document: ReturnType<typeof listing>, job: ReturnType<typeof asking>, options = {}) =>
  textsOf(apply(document, proposed(document, job, options)), 'g1')

describe('the order of skills', () => {
  it("[T47] what is asked comes first, in the ad's order; the others keep theirs", () => {
    const document = listing('Sewing', 'Excel', 'Git', 'Pottery', 'Python')
    expect(skillsOf(document, asking('Python', 'Excel'))).toEqual(['Python', 'Excel', 'Sewing', 'Git', 'Pottery'])
  })

  it('[T47] each move quotes what the ad asks for, and says where it went', () => {
    const edits = proposed(listing('Sewing', 'Excel'), asking('Excel'))
    expect(edits.map(({ made, reason }) => [made, reason])).toEqual([['skills', 'Moved up: the ad asks for “Excel”.']])
  })

  it.each([
    [['Terraform', 'Python', 'Rust'], ['Moved down: the ad asks for “Terraform”, behind others.']],
    [['Excel (basic)', 'Python', 'Rust'], ['Moved down: what the ad asks for comes first.']],
  ])('[T47] a skill that moves down is not said to move up: %j', (skills, reasons) => {
    const edits = proposed(listing(...skills), asking('Python', 'Rust', 'Terraform', 'Excel'))
    expect(edits.map(({ reason }) => reason)).toEqual(reasons)
  })

  it('[T47] a skill that is held back by its own words does not lead', () => {
    const own = ['Sewing', 'Excel (basic)', 'Git']
    expect(skillsOf(listing(...own), asking('Excel', 'Git'))).toEqual(['Git', 'Sewing', 'Excel (basic)'])
  })

  it('[T47] a licence does not lead the skills', () => {
    const own = ['Menus', 'Driving licence']
    expect(skillsOf(listing(...own), asking('Driving licence'))).toEqual(own)
  })

  it('[T47] a list without groups is ordered as well, and none where the order is to be kept', () => {
    const document = fromJsonResume({ skills: [{ name: 'Sewing' }, { name: 'Excel' }] })
    const named = (edits: ReturnType<typeof proposed>) =>
      apply(document, edits).sections.flatMap(({ entries }) =>
        entries.map((entry) => (entry.type === 'skills' ? entry.name : '')),
      )
    expect(named(proposed(document, asking('Excel')))).toEqual(['Excel', 'Sewing'])
    expect(named(proposed(document, asking('Excel'), { keepOrder: true }))).toEqual(['Sewing', 'Excel'])
  })

  it('[T47] no section changes its place', () => {
    const document = fromJsonResume({
      work: [{ name: 'B', position: 'Clerk', startDate: '2020', highlights: ['Filed.', 'Typed.'] }],
      skills: [{ name: 'All', keywords: ['Excel', 'Python', 'Git'] }],
    })
    const after = apply(document, proposed(document, asking('Excel', 'Python', 'Git')))
    expect(after.sections.map(({ kind }) => kind)).toEqual(document.sections.map(({ kind }) => kind))
  })

  it('[T39] each skill stands once', () => {
    const document = fromJsonResume({
      skills: [
        { name: 'Work', keywords: ['Risk assessment', 'Welding'] },
        { name: 'Other', keywords: ['welding', 'Risk assessments', 'Rigging'] },
      ],
    })
    const edits = proposed(document, asking('Rigging')).filter(({ text }) => text === '')
    expect(summaryOfKinds(edits.map(shownKind))).toBe('For this job: 2 lines hidden. The wording is yours.')
    const after = apply(document, edits)
    const skills = listsIn(after).flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(skills.toSorted()).toEqual(['Rigging', 'Risk assessment', 'Welding'])
  })
})

describe('spelling', () => {
  it('[T12] names are spelled as in the ad, in lists and lines', () => {
    const texts = wordsOf(proposed(operator(), operatorJob()))
    expect(texts).toContain('JavaScript')
    expect(texts).toContain('Run 12 Kubernetes clusters for 40 services.')
  })

  it('[T12] and the reason says both', () => {
    const reasons = proposed(operator(), operatorJob()).map(({ reason }) => reason)
    expect(reasons).toContain('Spelled as in the ad: “JavaScript” for “JS”.')
  })

  it.each([
    ['Javascript', 'JavaScript', 'JavaScript'],
    ['Data visualisation', 'Data visualization', 'Data visualization'],
    ['Postgres', 'PostgreSQL', 'PostgreSQL'],
  ])('[T12] %s for %s', (own, asked, written) => {
    expect(wordsOf(proposed(listing(own, 'Sewing'), asking(asked)))).toEqual([written])
  })

  it.each([
    ['GAAP', 'US GAAP'],
    ['Excel', 'Advanced Excel'],
    ['Excel', 'MS Excel'],
    ['Budgeting', 'Annual budget'],
    ['Fixed assets', 'Depreciation'],
    ['User research', 'User interviews'],
    ['DFMEA', 'FMEA'],
    ['Critical care', 'ICU'],
    ['Intensive care unit', 'ICU'],
    ['Opera Cloud', 'Opera PMS'],
    ['Pear Deck', 'Nearpod'],
    ['Customs law', 'Sanctions law'],
    ['Agarose gel', 'SDS-PAGE'],
    ['ACE certified', 'NASM certified'],
    ['project management', 'Project Management'],
  ])('[T12] a name that is not another spelling stays: %s, %s', (own, asked) => {
    expect(wordsOf(proposed(listing(own, 'Scheduling', 'Coaching'), asking(asked)))).toEqual([])
  })

  it('[T12] what the list has in both spellings is not written twice', () => {
    expect(wordsOf(proposed(listing('JS', 'JavaScript'), asking('JavaScript')))).toEqual([])
  })

  it('[T12] a name found across a slash or a bracket stays, so that no bracket is left open', () => {
    const highlights = ['Built REST endpoints in Java / Spring for the box office.']
    const document = fromJsonResume({ work: [{ name: 'B', position: 'Dev', startDate: '2020', highlights }] })
    expect(wordsOf(proposed(document, asking('Java (Spring Boot)')))).toEqual([])
  })

  it.each(['Kept js.example.com up.', 'Merged ../js/build into main.'])('[T12] no part of an address: %s', (line) => {
    const document = fromJsonResume({ work: [{ name: 'B', position: 'Dev', startDate: '2020', highlights: [line] }] })
    expect(wordsOf(proposed(document, asking('JavaScript')))).toEqual([])
  })
})
