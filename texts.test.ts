import { readdirSync, readFileSync } from 'node:fs'
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

/** Labels that newcomers misread and that have plain ones now. */
const replacedLabels = [
  ...['What you bring', 'What the page shows', 'Needs your word', 'Put it another way', 'Yes, that is true'],
  ...[
    'No, keep mine',
    'Source lines',
    'Full height',
    'Questions for you',
    'Use this answer',
    'Held back',
    'The ledger',
  ],
  ...[
    'The work as a whole',
    'Measuring',
    'Check what we read',
    'That is right',
    'It is right',
    'Type it myself',
    'Sure',
  ],
  ...['So far', 'Worth having', 'Defend it', 'In order', 'Not assessed', 'Good to have', 'Not valid any more'],
]

/** Phrases that newcomers misread and that are said plainly now. */
const replacedPhrases = [
  ...[
    'only what you have done',
    'of what you bring',
    'would bring',
    'if you say yes',
    'do not settle',
    'ask me what my',
  ],
  ...[
    'look of the files',
    'if so, where and for what',
    'says little',
    'moves up in its list',
    'what was not added',
    'little or nothing',
  ],
  ...['keys, while', 'word by word', 'your own chat assistant', 'judge more strictly', 'tailor anew', 'no longer hold'],
  ...['drafted these', 'own lines do not say', 'very close fit', 'counts in part', 'more of it counts', 'same ledger'],
  ...[
    'never rounded up',
    'holds back',
    'an application usually ends',
    'if you have done this',
    'if it is true of you',
    'proved, and then',
  ],
  ...['described, not scored', 'the gain is', 'to bring forward', 'need a look', 'needs a look', 'fields are sure'],
  ...['may belong somewhere else', 'trips up', 'empty words', 'not assessed', 'in order ·', 'that is what this letter'],
  ...['having done this at', 'do not back up', 'a courtesy', 'claims nothing about you', 'questions are open'],
  ...['your own counts', 'version of its own', 'counted over your own', 'your resume names', 'pay for more of it'],
  ...[
    'three fittings',
    'it never says',
    'from where you are to',
    'what is wrong put right',
    'can act for you',
    'ats score',
    'cut to fit',
  ],
]

const either = (words: readonly string[]) => words.join('|').replaceAll(' ', '\\s+')
const replaced = new RegExp(`^(?:${either(replacedLabels)})\\.?$|\\b(?:${either(replacedPhrases)})\\b`, 'i')

it.each([
  ...[web, 'apps/server/src', 'packages/documents/src'],
  ...[...speaking, 'check', 'facts', 'rank', 'writers'].map((part) => `packages/domain/src/${part}`),
])('%s says nothing that was replaced by plain words', (place) => {
  expect(saidIn(place, replaced).filter((said) => !said.includes('/interview/bank/'))).toEqual([])
})

it.each(['What you bring', 'Sure', 'You would bring 94.', '2 lines no longer hold', 'Your own\n counts'])(
  '“%s” has been replaced',
  (text) => expect(text).toMatch(replaced),
)

it.each(['Make sure it fits', 'Put your name first', 'Required', 'Two jobs in order of their dates'])(
  '“%s” has not',
  (text) => expect(text).not.toMatch(replaced),
)

it('README.md says nothing that was replaced by plain words', () => {
  expect(readFileSync(`${import.meta.dirname}/README.md`, 'utf8')).not.toMatch(replaced)
})

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
