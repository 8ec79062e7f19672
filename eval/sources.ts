import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { here } from './data.ts'

// What the engine is made of, by its sources. Code is what is neither a table (a file of rows alone, unless of words, by which
// texts are judged) nor learnt (a file that says which command made it). README.md, "Size", says what else counts as what;
// `sources.test.ts` holds it.

const root = join(here, '../packages/domain/src')

/** Accounts and bills have nothing to do with language, and words are what `literals.test.ts` wants moved there. */
const notOfTexts = new Set(['account', 'billing', 'words'])
const roomsOfWords = new Set(['words', 'tables'])
const isForTests = (path: string) => /\.(?:test|fixture)\.ts$|(?:^|\/)testing\//.test(path)

export interface SourceFile {
  /** The folder right below the engine's. */
  room: string
  tree: ts.SourceFile
}

/** All that holds words against a text. */
export const textSources = (): SourceFile[] => engineSources((room) => !notOfTexts.has(room))

export function engineSources(isWanted = (_room: string) => true): SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isForTests(path))
    .map((path) => ({ room: path.split('/')[0] ?? '', path }))
    .filter(({ room }) => isWanted(room))
    .map(({ room, path }) => ({ room, tree: parse(path, readFileSync(join(root, path), 'utf8')) }))
}

export const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)

type SourceKind = 'code' | 'table' | 'learnt'

export function kindOf({ room, tree }: SourceFile): SourceKind {
  if (/^\/\/ Made by `npm run /m.test(tree.text)) return 'learnt'
  return isTable(tree) && !roomsOfWords.has(room) ? 'table' : 'code'
}

function nodesIn(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Lines with something on them that is no comment. */
export function codeLinesIn(tree: ts.SourceFile): number {
  const text = tree.text.split('\n')
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  const lines = new Set<number>()
  const visit = (node: ts.Node) => {
    if (ts.isJSDoc(node)) return
    const inner = node.getChildren(tree)
    for (const child of inner) visit(child)
    if (inner.length > 0 || node.getWidth(tree) === 0) return
    for (let line = lineAt(node.getStart(tree)); line <= lineAt(node.end); line += 1) lines.add(line)
  }
  visit(tree)
  return [...lines].filter((line) => /\S/.test(text[line] ?? '')).length
}

/** A file of rows alone: nothing in it is called, made or decided. */
export function isTable(tree: ts.SourceFile): boolean {
  const nodes = nodesIn(tree)
  return nodes.some(isRows) && !nodes.some(isCode)
}

const isRows = (node: ts.Node) =>
  ts.isArrayLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  (ts.isNoSubstitutionTemplateLiteral(node) && node.text.includes('\n'))

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

/** Escapes, groups, what is repeated, alternatives without blanks around the bar, both ends. */
const patternSigns =
  /\\\\?[bBdDsSwWpP]|\\\\?[.?*+()]|\(\?[:!=<]|[)\]][?*+{]|^\^|\$$|\[\^|[\p{L})]\|[\p{L}(]|\(\p{L}[^()]*\|/u

export function patternStringsIn(tree: ts.SourceFile): number {
  const strings = nodesIn(tree).filter((node) => isString(node) && !isOfModules(node) && !isInPattern(node))
  return strings.flatMap((node) => inQuotes(node).split('\n')).filter((line) => patternSigns.test(line)).length
}

const isString = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const isOfModules = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)
const isInPattern = (node: ts.Node): boolean =>
  node.parent !== undefined && (isPatternMade(node.parent) || isInPattern(node.parent))

const inQuotes = (node: ts.Node): string =>
  ts.isTemplateExpression(node) ? writtenIn(node) : node.getText().slice(1, -1)

/** Word lists, each by the line it begins in and as often as it holds one: a pattern may have several groups of words. */
export function wordListsIn(tree: ts.SourceFile): number[] {
  return literalsOfWords(tree).flatMap(({ line, lists }) => Array.from({ length: lists }, () => line))
}

/** Arrays, strings and patterns that hold words, and the rows of a table of words, each once. */
export const wordListCount = (tree: ts.SourceFile): number =>
  literalsOfWords(tree).length + nodesIn(tree).filter((node) => isRowOfWords(node)).length

function literalsOfWords(tree: ts.SourceFile): { line: number; lists: number }[] {
  const split = new Set(nodesIn(tree).flatMap(splitByName))
  return nodesIn(tree)
    .map((node) => ({ node, lists: isListOfWords(node) || isSplit(node, split) ? 1 : alternations(node) }))
    .filter(({ lists }) => lists > 0)
    .map(({ node, lists }) => ({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, lists }))
}

/** `words: 'dig excavate trench'`, where no alternatives in it are counted already. */
function isRowOfWords(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'words' || !isString(node.initializer)) return false
  return inQuotes(node.initializer).trim().split(/\s+/).length >= fewest && alternations(node.initializer) === 0
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
