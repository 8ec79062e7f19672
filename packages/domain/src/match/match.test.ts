import { describe, expect, it } from 'vitest'
import { emptyDocument } from '../resume/document.ts'
import { idsIn } from '../resume/nodes.ts'
import { matchResume, relevance, subScores } from './index.ts'
import { florist, jobFrom, type Person, person, pipeWork, today, welder, welderAd } from './testing/people.ts'
import type { LedgerRow, Match } from './types.ts'

const ad = jobFrom(welderAd)
const matched = (who: Person, job = ad): Match => matchResume(person(who), job, { today })
const rowFor = (match: Match, words: string, kind?: LedgerRow['kind']): LedgerRow => {
  const row = match.ledger.find((it) => it.requirement.includes(words) && (!kind || it.kind === kind))
  if (!row) throw new Error(`no row for ${words}`)
  return row
}
const cents = (value: number) => Math.round(value * 100)
const everybody: Person[] = [welder, florist, {}, { ...welder, work: [] }, { skills: ['TIG welding'] }]

describe('the ledger', () => {
  it('[M1] adds up to the score, between 0 and 100', () => {
    for (const who of everybody) {
      const { score, ledger } = matched(who)
      expect(cents(score)).toBe(ledger.reduce((sum, { points }) => sum + cents(points), 0))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
  })

  it('[M2] can bring 100 at most, and no row more than its part', () => {
    for (const who of everybody) {
      const { ledger } = matched(who)
      expect(ledger.reduce((sum, { maxPoints }) => sum + cents(maxPoints), 0)).toBe(10_000)
      for (const { points, maxPoints } of ledger) expect(points).toBeLessThanOrEqual(maxPoints)
    }
  })

  it('[M3] gives each sub-score from its rows, and null to what is not asked', () => {
    const { ledger, subScores: scores, weights } = matched(welder)
    for (const subScore of subScores) {
      const rows = ledger.filter((row) => row.subScore === subScore)
      const most = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
      const points = rows.reduce((sum, row) => sum + row.points, 0)
      if (rows.length === 0) expect(scores[subScore]).toBeNull()
      else expect(scores[subScore]).toBeCloseTo((100 * points) / most, 0)
      expect(weights.find((it) => it.subScore === subScore)?.assessed).toBe(rows.length > 0)
    }
    expect(weights.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3)
  })

  it('[M4] quotes the resume', () => {
    const document = person(welder)
    const ids = new Set([...idsIn(document), 'basics.label', 'basics.location'])
    const all = JSON.stringify(document)
    for (const { points, how, evidence } of matchResume(document, ad, { today }).ledger) {
      if (points > 0) expect(evidence.length > 0 || how !== null).toBe(true)
      for (const { source, quote } of evidence) {
        expect(ids).toContain(source)
        expect(all).toContain(JSON.stringify(quote).slice(1, -1))
      }
    }
  })

  it('[M5] is the same twice and after JSON', () => {
    const document = person(welder)
    const once = matchResume(document, ad, { today })
    expect(matchResume(document, ad, { today })).toEqual(once)
    expect(matchResume(JSON.parse(JSON.stringify(document)), JSON.parse(JSON.stringify(ad)), { today })).toEqual(once)
    expect(JSON.parse(JSON.stringify(once))).toEqual(once)
  })

  it('[M6] stands empty resumes and advertisements', () => {
    const ads = [
      '',
      'Pipe Welder',
      'Wir suchen eine Floristin. Sie binden Sträuße und beraten Kunden.',
      '🌷'.repeat(50),
    ]
    for (const text of [...ads, welderAd])
      for (const document of [emptyDocument(), person(welder)]) {
        const { score, ceiling } = matchResume(document, jobFrom(text), { today })
        expect(Number.isFinite(score)).toBe(true)
        expect(ceiling).toBeGreaterThanOrEqual(score)
      }
    expect(matchResume(emptyDocument(), ad, { today }).score).toBe(0)
  })
})

describe('what counts', () => {
  const terms = [
    'Pipe welding',
    'TIG welding',
    'Stick welding',
    'Blueprint reading',
    'Orbital welding',
    'Forklift operation',
  ]
  const floristWho = (...lines: string[]): Person => ({
    ...florist,
    work: (florist.work ?? []).map((it) => ({ ...it, highlights: [...it.highlights, ...lines] })),
  })

  it('[M7] is more where it is required', () => {
    const { ledger } = matched(welder)
    const most = (importance: LedgerRow['importance']) =>
      ledger.find((row) => row.kind === 'skill' && row.importance === importance)?.maxPoints ?? 0
    expect(most('required')).toBeGreaterThan(2 * most('preferred'))
  })

  it('[M8] is said once, however often it is said', () => {
    const { score } = matched(welder)
    const again: Person[] = [
      { ...welder, skills: Array.from({ length: 30 }, () => 'Orbital welding').concat(welder.skills ?? []) },
      { ...welder, work: [{ ...pipeWork, highlights: [...pipeWork.highlights, ...pipeWork.highlights] }] },
    ]
    for (const who of again) expect(matched(who).score).toBeLessThanOrEqual(score)
  })

  it('[M9] is shown in a role rather than listed, and listed with something near it', () => {
    const lines = ['Read blueprints for every spool.']
    const shown = { ...welder, skills: [], work: [{ ...pipeWork, highlights: [...pipeWork.highlights, ...lines] }] }
    const far = { ...florist, skills: ['Blueprint reading'] }
    const points = [shown, welder, far].map((who) => rowFor(matched(who), 'Blueprint', 'skill').points)
    expect(points[0]).toBeGreaterThan(points[1] ?? 0)
    expect(points[1]).toBeGreaterThan(points[2] ?? 0)
  })

  it('[M10] is not copied from the advertisement', () => {
    const pasted = { ...florist, summary: welderAd.replace(/\n/g, ' ') }
    const bullets = welderAd.split('\n').filter((line) => line.startsWith('- '))
    const copied = bullets.map((line) => line.slice(2))
    const long = copied.filter((line) => line.split(' ').length > 5)
    expect(matched(pasted).score).toBeLessThan(25)
    expect(matched(floristWho(...long)).score).toBeLessThan(25)
    expect(matched(floristWho(...copied)).score).toBeLessThan(25)
    const short = jobFrom('Pipe Welder\n\nRequirements\n- Weld pipes on ships\n- Blueprint reading')
    const points = ['Weld pipes on ships', 'Welded pipes on two ships'].map(
      (line) => rowFor(matched(floristWho(line), short), 'ships').points,
    )
    expect(points[0]).toBeLessThan((points[1] ?? 0) / 2)
  })

  it('[M11] costs points where terms are only listed', () => {
    const match = matched({ ...florist, skills: [...(florist.skills ?? []), ...terms] })
    expect(match.score).toBeLessThanOrEqual(matched(florist).score)
    expect(rowFor(match, 'listed', 'rule').points).toBeLessThanOrEqual(0)
    for (const who of [{ ...florist, summary: `${terms.join(', ')}.` }, floristWho(`${terms.join(', ')}.`)])
      for (const name of ['Blueprint', 'Orbital']) expect(rowFor(matched(who), name, 'skill').points).toBe(0)
  })

  it('[M33] is no list under a role or project, in one line or in many', () => {
    const projects = [{ name: 'Shed', highlights: terms }]
    for (const who of [floristWho(`${terms.join(', ')}.`), floristWho(...terms), { ...florist, projects }])
      expect(matched(who).score).toBeLessThan(10)
  })

  it('[M34] is no employer’s name, and a title is a title', () => {
    const named = (name: string) => matched({ ...florist, work: (florist.work ?? []).map((it) => ({ ...it, name })) })
    expect(named(`Petal (${terms.join(', ')})`).score).toBeLessThan(10)
    const work = [{ ...pipeWork, position: 'Florist' }]
    expect(rowFor(matched({ ...welder, work }), 'Pipe Welder', 'title').points).toBe(0)
  })

  it('[M12] may be close to what is asked, and says so', () => {
    const job = jobFrom('Data Analyst\n\nRequirements\n- Tableau\n- SQL')
    const work = [{ ...pipeWork, position: 'Data Analyst', highlights: ['Built sales dashboards in Power BI.'] }]
    const row = rowFor(matched({ work }, job), 'Tableau', 'skill')
    expect(row.points).toBeGreaterThan(0)
    expect(row.points).toBeLessThan(row.maxPoints)
    expect(row.how).toMatch(/Power BI is close to Tableau/)
  })

  it.each([
    ['Sanctions law', 'Advised exporters on customs law.'],
    ['Goods in', 'Ran goods out for two years.'],
    ['Low-code', 'Built 12 no-code apps.'],
    ['US GAAP', 'Closed the books under GAAP.'],
    ['SDS-PAGE', 'Ran agarose gels for 40 samples a week.'],
    ['Nearpod', 'Taught 200 lessons with Pear Deck.'],
    ['Intramuscular injections', 'Gave subcutaneous injections to 30 patients a day.'],
  ])('[M12] is not met by what is only near it: %s', (asked, line) => {
    const job = jobFrom(`Specialist\n\nRequirements\n- ${asked}\n- Pricing`)
    const { ledger } = matched({ work: [{ ...pipeWork, position: 'Specialist', highlights: [line] }] }, job)
    const rows = ledger.filter(({ requirement }) => requirement.toLowerCase() === asked.toLowerCase())
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ status }) => status === 'met')).toEqual([])
  })

  it('[M13] may have another name', () => {
    const job = jobFrom('Platform Engineer\n\nRequirements\n- Kubernetes\n- Amazon Web Services')
    const inWords = (line: string) =>
      matched({ work: [{ ...pipeWork, position: 'Platform Engineer', highlights: [line] }] }, job)
    const one = inWords('Ran Kubernetes clusters on Amazon Web Services.').score
    expect(Math.abs(one - inWords('Ran k8s clusters on AWS.').score)).toBeLessThanOrEqual(3)
  })

  it('[M14] is the person’s own, and not denied', () => {
    const job = jobFrom('Product Manager\n\nRequirements\n- Product management\n- Kubernetes')
    const work = [
      {
        ...pipeWork,
        position: 'Writer',
        highlights: ['Gave talks to product managers.', 'No experience with Kubernetes.'],
      },
    ]
    const match = matched({ work }, job)
    for (const words of ['Product management', 'Kubernetes'])
      expect(rowFor(match, words, 'skill').status).toBe('not-shown')
  })

  it('[M15] never rises when a line is taken away', () => {
    const whole = matched(welder)
    pipeWork.highlights.forEach((_, index) => {
      const less = matched({
        ...welder,
        work: [{ ...pipeWork, highlights: pipeWork.highlights.filter((__, at) => at !== index) }],
      })
      for (const { id, points } of ad.requirements.flatMap((it) => whole.ledger.filter((row) => row.id === it.id)))
        expect(less.ledger.find((row) => row.id === id)?.points ?? 0).toBeLessThanOrEqual(points)
    })
  })

  it('[M16] may be a fact', () => {
    const facts = [{ id: '1', statement: 'Ran orbital welding heads on dairy lines.', saidOn: '2026-06-01' }]
    const bare = { ...welder, skills: [] }
    const before = rowFor(matched(bare), 'Orbital', 'skill').points
    const after = rowFor(matchResume(person(bare), ad, { today, facts }), 'Orbital', 'skill')
    expect(after.points).toBeGreaterThan(before)
    expect(after.evidence[0]?.source).toBe('fact-1')
  })
})

describe('the work as a whole', () => {
  const flowers = 'Arranged flowers for 40 weddings a year, from first sketches and colour boards to the last table.'
  const drawings = 'Did the blueprint reading when the shop was rebuilt.'
  const florists = (highlights: string[]): Person => ({
    ...florist,
    work: (florist.work ?? []).map((it) => ({ ...it, highlights })),
  })

  it('[M32] counts single matches for less where the rest is other work', () => {
    const other = matched(florists([flowers, drawings]))
    expect(rowFor(other, 'Blueprint', 'skill').points).toBeGreaterThan(0)
    expect(rowFor(other, 'another kind', 'rule').points).toBeLessThan(0)
    expect(matched(florists([flowers, drawings, drawings])).score).toBe(other.score)
    expect(matched(welder).ledger.some(({ id }) => id === 'rule-other-work')).toBe(false)
  })

  it('[M32] takes nothing for the wider name of what the resume names', () => {
    const job = jobFrom(`Chief Financial Officer
Marlow Devices

What you will do
- Own the ERP and lead the finance team of twenty
- Present forecasts to the board and raise capital from lenders
- Integrate two acquisitions a year

Requirements
- ERP experience
- Treasury, forecasting and fundraising`)
    const highlights = [
      'Sold tickets at the box office of a puppet theatre and wrote the day sheet in NetSuite.',
      'Sewed costumes, painted scenery and hung lanterns for eleven touring plays.',
      'Taught school classes to carve rod puppets from lime wood.',
    ]
    const puppeteer = (skills: string[]) => ({ work: [{ ...pipeWork, position: 'Puppeteer', highlights }], skills })
    const narrow = matched(puppeteer(['NetSuite', 'Sewing']), job)
    expect(narrow.ledger.some(({ id }) => id === 'rule-other-work')).toBe(true)
    expect(matched(puppeteer(['NetSuite', 'Sewing', 'ERP']), job).score).toBeGreaterThanOrEqual(narrow.score)
  })
})

describe('what to do', () => {
  it('[M27] has a ceiling that is never below the score', () => {
    for (const who of everybody) expect(matched(who).ceiling).toBeGreaterThanOrEqual(matched(who).score)
  })

  it('[M27] the ceiling is the score with a whole row for each that is shown in part', () => {
    const match = matched({ ...welder, skills: [] })
    const open = match.ledger.filter(({ status }) => status === 'partly')
    expect(open.length).toBeGreaterThan(0)
    expect(match.ledger.every(({ kind }) => kind !== 'rule')).toBe(true)
    const gain = open.reduce((sum, { points, maxPoints }) => sum + maxPoints - points, 0)
    expect(match.ceiling).toBeCloseTo(match.score + gain, 5)
  })

  it('[M28] names at most three fixes with a gain', () => {
    const { topFixes, ledger } = matched({ ...welder, certificates: [], skills: [] })
    expect(topFixes.length).toBeGreaterThan(0)
    expect(topFixes.length).toBeLessThanOrEqual(3)
    expect(topFixes.map(({ gain }) => gain)).toEqual([...topFixes.map(({ gain }) => gain)].sort((a, b) => b - a))
    for (const { gain, requirement } of topFixes) {
      expect(gain).toBeGreaterThan(0)
      expect(ledger.some(({ id }) => id === requirement)).toBe(true)
    }
  })

  it('[M29] counts every keyword once', () => {
    const { keywords } = matched(welder)
    expect(new Set(keywords.map(({ term }) => term)).size).toBe(keywords.length)
    const row = keywords.find(({ term }) => term.toLowerCase() === 'tig welding')
    expect(row?.importance).toBe('required')
    expect(row?.inJob).toBeGreaterThanOrEqual(1)
    expect(row?.inResume).toBe(1)
    expect(row?.status).toBe('matched')
  })

  it('[M31] says what a line serves', () => {
    const line = relevance('TIG welded stainless process pipe from isometric drawings.', ad)
    const other = relevance('Arranged flowers for 40 weddings a year.', ad)
    expect(line.score).toBeGreaterThan(other.score)
    expect(line.score).toBeLessThanOrEqual(1)
    expect(other.requirements).toEqual([])
    const asked = new Set(ad.requirements.map(({ id }) => id))
    expect(line.requirements.length).toBeGreaterThan(0)
    for (const id of line.requirements) expect(asked).toContain(id)
  })
})
