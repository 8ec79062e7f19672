import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

// A score can be argued with only where every number that makes it can be read in one place, `weights.ts`; what bounds
// an analysis stands in the one beside it. Elsewhere a number says that something is there, where, or in which unit.

const here = dirname(fileURLToPath(import.meta.url))
const isOfMatch = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:testing\/|weights\.ts$)/.test(path)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(isOfMatch).sort()

/** None, and one or the whole. */
const isCount = ({ text }: ts.NumericLiteral) => text === '0' || text === '1'

/** `words[at - 2]`, and `words.slice(2)`; but `words.slice(0, 8)` bounds how many. */
function isPlace(number: ts.NumericLiteral): boolean {
  const argument = ts.isPrefixUnaryExpression(number.parent) ? number.parent : number
  const call = argument.parent
  if (ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
    const [first, end] = call.arguments
    const isHowMany = end === number && first?.getText() === '0'
    return call.expression.name.text === 'slice' && !isHowMany
  }
  return isInIndex(number)
}

function isInIndex(node: ts.Node): boolean {
  if (ts.isElementAccessExpression(node.parent)) return node.parent.argumentExpression === node
  return ts.isBinaryExpression(node.parent) && isInIndex(node.parent)
}

/** `Math.round(share * 1000) / 10`: the same number, written in other units. */
const isUnit = ({ text, parent }: ts.NumericLiteral) =>
  /^10+$/.test(text) &&
  ts.isBinaryExpression(parent) &&
  [ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken].includes(parent.operatorToken.kind)

function numbersIn(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isNumericLiteral(node) && !isCount(node) && !isPlace(node) && !isUnit(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${name}:${line + 1}: ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('every number of match that weighs or bounds stands among the weights', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap((file) => numbersIn(file, readFileSync(join(here, file), 'utf8')))).toEqual([])
})

it.each([
  'share >= 0.75',
  'const most = 6',
  'rows.slice(0, 3)',
  '{ share: 0.5 }',
  'years + 2',
  'words.slice(at, at + 6)',
  'share * 0.1',
  'shown < 100',
])('finds %s', (text) => {
  expect(numbersIn('a.ts', text)).toHaveLength(1)
})

it.each([
  'found ? 1 : 0',
  'sum + (1 - share)',
  'words[at - 2]',
  'words.slice(2)',
  'text.slice(0, -2)',
  'day.slice(5, 7)',
  'Math.round(share * 1000) / 10',
])('lets %s be', (text) => {
  expect(numbersIn('a.ts', text)).toEqual([])
})
