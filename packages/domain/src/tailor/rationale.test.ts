import { describe, expect, it } from 'vitest'
import { factFrom } from '../facts/answers.ts'
import { matchResume } from '../match/index.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { gapQuestions } from './gaps.ts'
import { usualOptions } from './options.ts'
import { propose } from './propose.ts'
import { rationale } from './rationale.ts'
import { nothingChanged, shownKind, summaryOfKinds } from './summary.ts'
import { jobOf, operator, operatorJob, today, welder, welderJob } from './testing/people.ts'

const gapsOf = (
  document: ReturnType<typeof operator>,
  job: ReturnType<typeof operatorJob>,
  facts: Parameters<typeof gapQuestions>[3] = [],
) => gapQuestions(document, job, matchResume(document, job, { today, facts }), facts)

describe('rationale', () => {
  it('[T22] has no other tags than those of text, and escapes all words', () => {
    const edit = {
      ...({ id: 't1', line: 'l2', kind: 'reworded', text: '<img src=x onerror=alert(1)> & "quotes"' } as const),
      ...{ reason: '<script>alert(1)</script>', requirement: null, sources: ['l2'] },
    }
    const gap = { id: 'g', requirement: '<b>Go</b>', importance: 'required', question: '?', answered: false } as const
    const html = rationale(sampleDocument(), [edit], [gap])
    expect(html.replace(/<\/?(?:h3|p|ul|li|strong)>/g, '')).not.toMatch(/[<>]/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
  })

  it('[T22] says what changed, why, and what was not added', () => {
    const edits = propose(operator(), operatorJob(), usualOptions, [], today)
    const html = rationale(operator(), edits, gapsOf(operator(), operatorJob()))
    expect(html).toContain('<h3>What changed and why</h3>')
    expect(html).toContain(`<p>${summaryOfKinds(edits.map(shownKind)).replaceAll("'", '&#39;')}</p>`)
    for (const { reason } of edits) expect(html).toContain(reason.replaceAll("'", '&#39;'))
    expect(html).toContain('so we didn&#39;t add them:</p><ul><li>The ad asks for “Prometheus”.</li></ul>')
  })

  it('[T22] never names what was added among what was not', () => {
    const fact = factFrom({ id: '1', answer: 'Yes', skill: 'Prometheus', saidOn: today })
    const edits = propose(operator(), operatorJob(), usualOptions, fact ? [fact] : [], today)
    const added = edits.find(({ made }) => made === 'fact')
    const gap = {
      ...({ id: added?.requirement ?? '', requirement: 'Prometheus', importance: 'required' } as const),
      ...{ question: '?', answered: false },
    }
    expect(added?.text).toBe('Prometheus')
    expect(rationale(operator(), edits, [{ ...gap, id: 'another' }])).toContain('add them')
    expect(
      rationale(
        operator(),
        edits.map((it) => ({ ...it, requirement: 'x' })),
        [{ ...gap, id: 'x' }],
      ),
    ).not.toContain('add them')
  })

  it('[T22] looks for no condition on a resume', () => {
    const gap = { importance: 'required', question: '?', answered: false } as const
    const check = { ...gap, id: 'Background check', requirement: 'Background check' }
    expect(rationale(operator(), [], [check])).not.toContain('Background check')
    expect(rationale(operator(), [], [{ ...check, id: 'r1' }])).toContain('The ad asks for “Background check”')
  })

  it('[T22] says so where nothing changed', () => {
    expect(rationale(operator(), [], [])).toContain(nothingChanged)
  })
})

describe('gaps', () => {
  it('[T23] are questions, conditions first, then what is required, then what is wished', () => {
    const job = jobOf(`Registered Nurse

Requirements
- Kubernetes
- Current RN license in Ohio: applications without an active license cannot be considered
- Read a turnover table
- Spanish

Nice to have
- Forklift certification
- Charge nurse experience
`)
    expect(gapsOf(welder(), job).map(({ question }) => question)).toEqual([
      'Do you hold an RN license in Ohio? If so, since when?',
      'Have you used Kubernetes? If so, where and for what?',
      'Can you read a turnover table? If so, where have you done it?',
      'Do you speak Spanish? If so, how well?',
      'Do you hold a forklift certification? If so, since when?',
      'Do you have charge nurse experience? If so, where from?',
    ])
  })

  it('[T23] are not asked of half a label, of a way to apply, or of a thing as if it were a person', () => {
    const job = jobOf(`Stylist

Requirements
- 5+ years on the floor
- MiDAS training, or willing to do it
- Call Shaz on 01302 496 011 or text CV
`)
    const asked = gapsOf(welder(), job).map(({ question }) => question)
    expect(asked.join(' ')).not.toMatch(/as a floor|with floor|willing\?|Shaz/)
  })

  it('[T23] are whole questions, whatever the label is', () => {
    const job = jobOf(`Groom

Requirements
- Level 2 horticulture
- Steady manner
- First aid at work qualification
- Paxton certified
`)
    expect(gapsOf(welder(), job).map(({ question }) => question)).toEqual([
      'Do you hold Level 2 horticulture? If so, since when?',
      'Do you hold a first aid at work qualification? If so, since when?',
      'Are you Paxton certified? If so, since when?',
    ])
  })

  it('[T23] ask for deeds and papers each in their own way, and for no quality', () => {
    const job = jobOf(`Trainer

Requirements
- Able to plan lessons
- Assessor award or willing to work towards it
- Social media skills
- A head for numbers
- Clean DMV record
- Supervisory experience in food manufacturing
`)
    expect(gapsOf(welder(), job).map(({ question }) => question)).toEqual([
      'Can you plan lessons? If so, where have you done it?',
      'Do you hold an assessor award? If so, since when?',
      'Do you have social media skills? If so, where do they show?',
      'The ad asks for “Clean DMV record”. Is this true of you? If so, what shows it?',
      'Do you have supervisory experience in food manufacturing? If so, where from?',
    ])
  })

  it.each([
    // What stands before it in its sentence.
    ['Experience using a tilt press', 'Do you have experience using a tilt press? If so, where and for what?'],
    [
      'Experience of working in a secure ward',
      'Do you have experience of working in a secure ward? If so, where and for what?',
    ],
    [
      'Knowledge of the Humber pilotage waters',
      'Do you have knowledge of the Humber pilotage waters? If so, where from?',
    ],
    [
      'Sound understanding of the grading rules',
      'Do you have an understanding of the grading rules? If so, where from?',
    ],
    [
      'Proficiency with a parish register system',
      'Do you have experience with a parish register system? If so, where and for what?',
    ],
    ['3 years in a bench role', 'Do you have experience in a bench role? If so, where and for how long?'],
    ['Membership of the Guild of Bookbinders', 'Are you a member of the Guild of Bookbinders? If so, since when?'],
    // What opens or ends it.
    ['Use of two-handed shears', 'Have you used two-handed shears? If so, where and for what?'],
    ['Involvement in harvest trials', 'Have you taken part in harvest trials? If so, where?'],
    ['Ordering or purchasing responsibility', 'Have you had ordering or purchasing responsibility? If so, where?'],
    [
      'Experience preparing for kiln audits',
      'Do you have experience preparing for kiln audits? If so, where and for what?',
    ],
    ['Managing subcontractors', 'Do you have experience managing subcontractors? If so, where and for what?'],
    [
      'Learning management systems',
      'Do you have experience with learning management systems? If so, where and for what?',
    ],
    ['Control of seed stock', 'Do you have experience with control of seed stock? If so, where and for what?'],
    ['Margin management', 'Do you have experience with margin management? If so, where and for what?'],
    // Papers.
    ['First aid training', 'Have you had first aid training? If so, when and where?'],
    ["Valid NT Class 5 driver's licence", "Do you hold a valid NT Class 5 driver's licence? If so, since when?"],
    ['HCPC registration as a dietitian', 'Do you hold an HCPC registration as a dietitian? If so, since when?'],
    [
      'GCSE English and Maths grade C/4 or above',
      'Do you have GCSE English and Maths at grade C/4 or above? If so, where from and when?',
    ],
    ['City & Guilds Level 3 in thatching', 'Do you hold City & Guilds Level 3 in thatching? If so, since when?'],
  ])('[T23] read as somebody would ask them: %s', (asked, question) => {
    const job = jobOf(`Foreman\n\nRequirements\n- ${asked}\n- Kubernetes\n`)
    expect(gapsOf(welder(), job).map((it) => it.question)).toContain(question)
  })

  it('[T23] are asked of what is only close, and not of what is shown', () => {
    expect(gapsOf(operator(), operatorJob()).map(({ requirement }) => requirement)).toEqual(['Prometheus'])
    const asked = gapsOf(welder(), welderJob()).map(({ requirement }) => requirement)
    expect(asked).toContain('Orbital welding')
    expect(asked).not.toContain('MIG welding')
  })

  it('[T23] ask for a part with its whole', () => {
    const job = jobOf(`Verger

Requirements
- Able to write hymns, sheets and notices
`)
    const asked = gapsOf(welder(), job).map(({ question }) => question)
    expect(asked).toEqual([expect.stringContaining('“Able to write hymns, sheets and notices”')])
  })

  const clerk = (skills: string[]) =>
    fromJsonResume({
      work: [{ name: 'Quill & Co', position: 'Clerk', startDate: '2020', highlights: ['Sold stamps at the counter'] }],
      skills: [{ name: 'Skills', keywords: skills }],
    })
  const askedOf = (skills: string[], asked: string) =>
    gapsOf(clerk(skills), jobOf(`Welder\n\nRequirements\n- ${asked}\n- TIG welding\n- Steel erection\n`))
      .map(({ question }) => question)
      .filter((it) => !/TIG|erection/.test(it))

  it.each([
    [['Excel'], 'Spreadsheets'],
    [['PostgreSQL'], 'Relational databases'],
    [['Word', 'Outlook'], 'Microsoft Office'],
    [['Google Docs', 'Google Drive'], 'Google Workspace'],
  ])('[T23] are not asked of what a kind of it or several products of it name: %j, %s', (listed, asked) => {
    expect(askedOf(listed, asked)).toEqual([])
  })

  it.each([
    [['Outlook'], 'Microsoft Office'],
    [['Spreadsheets'], 'Excel'],
    [['PyTorch', 'scikit-learn'], 'Machine learning'],
    [['Excel'], 'Spreadsheets for lofting hull plates'],
  ])('[T23] are asked where only one of it, what is wider, or a part of a trade is named: %j, %s', (listed, asked) => {
    expect(askedOf(listed, asked)).toHaveLength(1)
  })

  it('[T23] say what the resume lists', () => {
    expect(askedOf(['Excel'], 'Excel')).toEqual([
      'Your resume lists “Excel”. Where was it part of your work, and for what?',
    ])
  })

  it.each([
    [['Leading a team', 'Line management experience'], 1],
    [['Experience of supervising others', 'Leading a team'], 1],
    [['Experience of supervising others', 'Leading a theatre company'], 2],
    [['Working knowledge of husbandry, genetics and venery'], 1],
  ])('[T23] are asked once of one thing: %j', (asked, times) => {
    const job = jobOf(`Keeper\n\nRequirements\n${asked.map((it) => `- ${it}\n`).join('')}`)
    expect(gapsOf(clerk([]), job)).toHaveLength(times)
  })

  it('[T23] are answered by a fact', () => {
    const fact = factFrom({ id: '1', answer: 'Yes, at home.', skill: 'Prometheus', saidOn: '2026-06-30' })
    expect(gapsOf(operator(), operatorJob(), fact ? [fact] : [])).toMatchObject([{ answered: true }])
  })
})
