import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { here } from './data.ts'

// What the engine is made of, by its sources: lines, patterns, and words that are held against a text.

const root = join(here, '../packages/domain/src')

/** Words are the lexicon of the engine; accounts and bills have nothing to do with language. */
const notOfTexts = new Set(['account', 'billing', 'words'])
/** What reads files, and holds documents and skills, is none of it. */
const notEngine = new Set(['reading', 'resume', 'skills'])
const isForTests = (path: string) => /\.(?:test|fixture)\.ts$|(?:^|\/)testing\//.test(path)

export interface SourceFile {
  /** The folder right below the engine's. */
  part: string
  path: string
  tree: ts.SourceFile
}

export const engineSources = (): SourceFile[] => textSources().filter(({ part }) => !notEngine.has(part))

/** All that holds words against a text. */
export function textSources(): SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isForTests(path))
    .map((path) => ({ part: path.split('/')[0] ?? '', path }))
    .filter(({ part }) => !notOfTexts.has(part))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ part, path }) => ({ part, path, tree: parse(path, readFileSync(join(root, path), 'utf8')) }))
}

export const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)

function nodesIn(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

export const linesIn = (tree: ts.SourceFile): number => tree.getLineAndCharacterOfPosition(tree.end).line

/** A file of rows alone: nothing in it is called, made or decided. */
export function isTable(tree: ts.SourceFile): boolean {
  const nodes = nodesIn(tree)
  return nodes.some(isRows) && !nodes.some(isCode)
}

const isRows = (node: ts.Node) => ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)

const isCode = (node: ts.Node) =>
  ts.isCallExpression(node) ||
  ts.isNewExpression(node) ||
  ts.isFunctionLike(node) ||
  ts.isConditionalExpression(node) ||
  ts.isRegularExpressionLiteral(node)

const isPatternMade = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'

export const patternsIn = (tree: ts.SourceFile): number =>
  nodesIn(tree).filter((node) => ts.isRegularExpressionLiteral(node) || isPatternMade(node)).length

/** Lists, sets and alternatives of three words and more, each by the line it stands in. */
export function wordListsIn(tree: ts.SourceFile): number[] {
  const split = new Set(nodesIn(tree).flatMap(splitByName))
  return nodesIn(tree).flatMap((node) => {
    const times = isListOfWords(node) || isSplit(node, split) ? 1 : alternations(node)
    return Array.from({ length: times }, () => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1)
  })
}

const fewest = 3
const word = /^\p{Ll}[\p{L}’'. -]*$/u
const isWord = (node: ts.Node) =>
  ts.isStringLiteral(node) && word.test(node.text) && node.text.split(' ').length <= fewest

/** `['a', 'b', 'c']`, unless its type says that these are kinds of something and no words. */
function isListOfWords(node: ts.Node): boolean {
  if (!ts.isArrayLiteralExpression(node)) return false
  return node.elements.filter(isWord).length >= fewest && node.elements.every(ts.isStringLiteral) && !isOfKinds(node)
}

function isOfKinds({ parent }: ts.ArrayLiteralExpression): boolean {
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return true
  if (ts.isNewExpression(parent)) return parent.typeArguments?.some(isKind) || isTyped(parent.parent)
  if (ts.isPropertyAccessExpression(parent)) return isAskedOfKind(parent.parent)
  if (ts.isPropertyAssignment(parent)) return /^(?:reads|writes)$/.test(parent.name.getText())
  return isTyped(parent)
}

const isTyped = (node: ts.Node) => ts.isVariableDeclaration(node) && node.type !== undefined && isKind(node.type)
const isKind = (type: ts.TypeNode) => !/\bstring\b/.test(type.getText())

/** `['line', 'fact'].includes(source.kind)` */
const isAskedOfKind = (call: ts.Node) =>
  ts.isCallExpression(call) &&
  /(?:^|\.)(?:kind|type|section|status|class|form)$/.test(call.arguments[0]?.getText() ?? '')

const splitByName = (node: ts.Node): string[] =>
  isSplitting(node) && ts.isIdentifier(node.expression.expression) ? [node.expression.expression.text] : []

function isSplitting(node: ts.Node): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  return /^(?:split|match|matchAll)$/.test(node.expression.name.text)
}

/** `'a b c'.split(' ')`, there, where the text is used, or by what it is given to. */
function isSplit(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (!ts.isStringLiteralLike(node) || node.text.trim().split(/[\s|]+/).length < fewest) return false
  const { parent } = node
  if (ts.isVariableDeclaration(parent)) return names.has(parent.name.getText())
  if (ts.isCallExpression(parent)) return /^(?:anyOf|oneOf|anyForm|wordSet|namesIn)$/.test(parent.expression.getText())
  return ts.isPropertyAccessExpression(parent) && isSplitting(parent.parent)
}

/** How many groups of a pattern, or of a text that becomes one, let three words and more stand in one place. */
function alternations(node: ts.Node): number {
  const isText = ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  return isText && !ts.isImportDeclaration(node.parent) && !isOfColumns(node) ? alternationsIn(writtenIn(node)) : 0
}

/** What a template takes from elsewhere is none of its words. */
const writtenIn = (node: ts.Node): string =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.rawText ?? part.text)
        .join(' ')
    : node.getText()

/** `12 | Learn the terms. | A certificate. | course` */
const isOfColumns = (node: ts.Node) => !ts.isRegularExpressionLiteral(node) && / \| [\p{Lu}{]/u.test(node.getText())

/** Everything but brackets and bars is read over: what is escaped, and sets of letters. */
const step = /\\(?:p\{\w+\}|u[\da-f]{4}|.)|\[(?:\\.|[^\]\\])*\]|[()|]|[^\\[()|]+/gs
const isOfLetters = (alternative: string) => /\p{Ll}{2}/u.test(alternative)

export function alternationsIn(pattern: string): number {
  let found = 0
  const open: string[][] = [['']]
  const close = () => {
    const alternatives = open.pop() ?? []
    if (alternatives.length >= fewest && alternatives.filter(isOfLetters).length >= fewest) found += 1
  }
  for (const [part] of pattern.matchAll(step)) {
    const inner = open.at(-1)
    if (part === '(') open.push([''])
    else if (part === ')') close()
    else if (part === '|') inner?.push('')
    else if (inner) inner[inner.length - 1] += /^[\\[]/.test(part) ? ' ' : part
  }
  while (open.length > 0) close()
  return found
}
