import { describe, expect, it } from 'vitest'
import { sureFrom } from '../resume/document.ts'
import { readPlainText } from './read.ts'

const dated: ((head: string) => string)[] = [
  (head) => `${head}\nMar 2019 – Present`,
  (head) => `${head}, Mar 2019 – Present`,
  (head) => `Mar 2019 – Present\n${head}`,
]

function jobUnder(head: string) {
  const { document } = readPlainText(
    `Jan Kowalski\njan@example.com\n\nExperience\n\n${head}\n- Built a checkout\n- Cut the cost of returns\n\nEducation\n\nBSc Computing, Leeds University, 2015 – 2018\n`,
  )
  const entry = document.sections.find(({ kind }) => kind === 'work')?.entries[0]
  if (entry?.type !== 'employment') throw new Error(`No job under ${head}`)
  const [role] = entry.roles
  const sureness = [`${entry.id}.organisation`, `${role?.id}.title`].map((it) => document.origins[it]?.confidence ?? 1)
  return { said: [role?.title, entry.organisation, role?.location], lines: role?.lines.length, sureness }
}

const kartona = 'Kartona sp. z o.o. (B2B e-commerce for packaging)'

describe('a bracket describes the name before it, and a legal form belongs to it', () => {
  it.each([
    [`Software Developer, ${kartona}, Wroclaw`, 'Software Developer', kartona, 'Wroclaw'],
    [`${kartona}, Wroclaw – Software Developer`, 'Software Developer', kartona, 'Wroclaw'],
    [`${kartona}, Software Developer, Wroclaw`, 'Software Developer', kartona, 'Wroclaw'],
    [`Software Developer | ${kartona} | Wroclaw`, 'Software Developer', kartona, 'Wroclaw'],
    [`Software Developer – ${kartona}, Wroclaw`, 'Software Developer', kartona, 'Wroclaw'],
    [`Software Developer at ${kartona}, Wroclaw`, 'Software Developer', kartona, 'Wroclaw'],
    [
      'Software Developer · Brackwell GmbH & Co. KG (packaging machines) · Bremen',
      'Software Developer',
      'Brackwell GmbH & Co. KG (packaging machines)',
      'Bremen',
    ],
    ['Software Developer, ACME, GMBH, Berlin', 'Software Developer', 'ACME, GMBH', 'Berlin'],
    ['Software Developer, Acme, CORP., Boston', 'Software Developer', 'Acme, CORP.', 'Boston'],
    ['Software Developer, Acme, Llc, Boston', 'Software Developer', 'Acme, Llc', 'Boston'],
    ['Software Developer, Acme, limited, Leeds', 'Software Developer', 'Acme, limited', 'Leeds'],
    ['Software Developer, Kartona, spol. s r.o., Prague', 'Software Developer', 'Kartona, spol. s r.o.', 'Prague'],
    ['Senior Engineer, Foo, Inc. (payments), Boston, MA', 'Senior Engineer', 'Foo, Inc. (payments)', 'Boston, MA'],
    ['Foo, Inc. (payments), Boston, MA — Senior Engineer', 'Senior Engineer', 'Foo, Inc. (payments)', 'Boston, MA'],
    ['Accountant, Nordkaj A/S (shipping), Aarhus', 'Accountant', 'Nordkaj A/S (shipping)', 'Aarhus'],
    ['Accountant, Halvorsen AB, Gothenburg', 'Accountant', 'Halvorsen AB', 'Gothenburg'],
    [
      'Warehouse Manager, Tavola S.p.A. (frozen food), Parma',
      'Warehouse Manager',
      'Tavola S.p.A. (frozen food)',
      'Parma',
    ],
    ['Buyer, Moravia Dřevo s.r.o. (timber), Brno', 'Buyer', 'Moravia Dřevo s.r.o. (timber)', 'Brno'],
    ['Buyer, Severka, a.s. (timber), Brno', 'Buyer', 'Severka, a.s. (timber)', 'Brno'],
    ['Engineer, Duna Gép Kft. (pumps), Budapest', 'Engineer', 'Duna Gép Kft. (pumps)', 'Budapest'],
    ['Analyst, Kaarna Oy (forestry data), Tampere', 'Analyst', 'Kaarna Oy (forestry data)', 'Tampere'],
    ['Site Manager, Redgum Civil Pty Ltd (roads), Perth', 'Site Manager', 'Redgum Civil Pty Ltd (roads)', 'Perth'],
    ['Nurse, Kliniken Weser gGmbH (two hospitals), Bremen', 'Nurse', 'Kliniken Weser gGmbH (two hospitals)', 'Bremen'],
    ['Designer, Lumen S.L. (lighting), Valencia', 'Designer', 'Lumen S.L. (lighting)', 'Valencia'],
    ['Developer, Lumio d.o.o. (games), Zagreb', 'Developer', 'Lumio d.o.o. (games)', 'Zagreb'],
    ['Analyst, Porto Dados, Lda. (statistics), Porto', 'Analyst', 'Porto Dados, Lda. (statistics)', 'Porto'],
    ['WELDER (Stocznia Północ S.A.), Gdańsk', 'WELDER', 'Stocznia Północ S.A.', 'Gdańsk'],
    ['Teacher (part-time), Osswick Academy, Bristol', 'Teacher (part-time)', 'Osswick Academy', 'Bristol'],
    ['Data Engineer, Glimmer (Series A, 40 people), Leeds', 'Data Engineer', 'Glimmer (Series A, 40 people)', 'Leeds'],
    ['Frontend Developer, Glimmer (React, Node), Leeds', 'Frontend Developer', 'Glimmer (React, Node)', 'Leeds'],
    ['Backend Developer, Kartona (Wroclaw)', 'Backend Developer', 'Kartona', 'Wroclaw'],
    [
      'Marketing Manager, Hill & Sons Ltd (family bakery, 1,200 shops), York',
      'Marketing Manager',
      'Hill & Sons Ltd (family bakery, 1,200 shops)',
      'York',
    ],
  ])('%s', (head, title, organisation, location) => {
    for (const form of dated) {
      const { said, lines } = jobUnder(form(head))
      expect(said).toEqual([title, organisation, location])
      expect(lines).toBe(2)
    }
  })
})

describe('what was guessed is not called sure', () => {
  it.each([
    ['a bracket that may be the employer or the trade', 'Software Developer (B2B e-commerce)'],
    ['a town in the place of the employer', 'Project Manager, London'],
    ['three parts, and none reads like a name', 'Project Manager, Platform Team (Kartona), Wroclaw'],
    ['an employer that only counts something', 'Box Packer – 2,300 weekly parcels'],
  ])('%s: %s', (_, head) => {
    for (const form of dated) expect(Math.min(...jobUnder(form(head)).sureness)).toBeLessThan(sureFrom)
  })

  it('what the words themselves tell is sure', () => {
    for (const form of dated)
      expect(Math.min(...jobUnder(form(`Software Developer, ${kartona}, Wroclaw`)).sureness)).toBeGreaterThanOrEqual(
        sureFrom,
      )
  })
})
