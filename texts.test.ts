import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features, parse, textsIn, textsLeftIn } from './scripts/texts.ts'

// What a feature says to people stands in its `texts.ts`: one place to read it through, and one to put it into another
// language.

/** Its texts are samples, for those who build the product. */
const samples = new Set(['style-guide'])

it.each(readdirSync(features).filter((name) => !samples.has(name)))(
  '%s says nothing outside of its texts',
  (feature) => {
    expect(textsLeftIn(feature)).toEqual([])
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
  ])('%s', (text) => expect(counted(text)).toBe(0))
})
