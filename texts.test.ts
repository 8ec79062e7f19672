import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, saidIn, textsIn, textsLeftIn, web } from './scripts/texts.ts'

// What a feature says to people stands in its `texts.ts`: one place to read it through, and one to put it into another
// language. So does what the frame around the pages says, and what they share.

/** Its texts are samples, for those who build the product. */
const samples = new Set(['style-guide'])

const features = readdirSync(`${import.meta.dirname}/${web}/features`).filter((name) => !samples.has(name))

it.each(['app', 'ui', 'lib', ...features.map((name) => `features/${name}`)])(
  '%s says nothing outside of its texts',
  (place) => {
    expect(textsLeftIn(`${web}/${place}`)).toEqual([])
  },
)

/** What the product is given to say is spelled so: Help Center, Optimization. */
const british =
  /\b(?:\w*(?:colour|behaviour|neighbour|favour|labour|organis(?!m)|recognis|optimis(?!t|m)|customis|emphasis(?!\b)|judgement|centre|licence|programme|catalogue|aluminium|cancell(?!ation)|labell|modell|travell|millimetre|litre)\w*|analys(?:e|ed|ing)|practis\w+|learnt|spelt|whilst|towards|tyres?|grey|metres?)\b/i

const speaking = ['account', 'ats', 'billing', 'growth', 'interview', 'letter', 'match', 'tailor']

it.each([web, 'apps/server/src', 'packages/documents/src', ...speaking.map((part) => `packages/domain/src/${part}`)])(
  '%s spells as Americans do',
  (place) => {
    expect(saidIn(place, british)).toEqual([])
  },
)

/** Labels that nobody understood, and that have plain ones now. */
const replaced =
  /What you bring|What the page shows|If you say yes|Only what you have done moves|The ledger|Questions for you|Ask me what my resume|Use this answer|described, not scored|would bring/

it.each([web, 'apps/server/src', 'packages/documents/src', 'packages/domain/src/match'])(
  '%s says nothing that was replaced by plain words',
  (place) => {
    expect(saidIn(place, replaced)).toEqual([])
  },
)

const counted = (text: string) => textsIn(parse('a.tsx', text)).length

describe('a text', () => {
  it.each([
    'const a = <p>Your resumes</p>',
    'const a = <p>{isBusy ? "Saving…" : "Save"} it</p>',
    'const a = <p>{name ?? "Untitled"}</p>',
    'const a = <Field label="Role" />',
    "const a = <Field label={isLong ? 'Role' : other} />",
    "const rows = [{ value: 'new', label: 'New' }]",
    "const note = 'Nothing is lost'",
    `const note = \`Saved \${when}.\``,
  ])('%s', (text) => expect(counted(text)).toBeGreaterThan(0))
})

describe('no text', () => {
  it.each([
    "import a from 'Some file.ts'",
    "type Kind = 'A kind' | 'Another kind'",
    "throw new Error('The build has no page.')",
    "if (part === 'Next step') go()",
    'const a = <p className="wide sheet">{texts.title}</p>',
    "const a = <p>{kind === 'error' && <b>{texts.failed}</b>}</p>",
    "const a = <Link to={paths.home()}>{' · '}</Link>",
    "const rows = [{ value: 'new', tone: 'warn' }]",
    `const headers = { authorization: \`Bearer \${token}\` }`,
  ])('%s', (text) => expect(counted(text)).toBe(0))
})
