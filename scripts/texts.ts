import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
export const web = 'apps/web/src'

/** Where the texts of a feature stand, of the frame, of the parts and of what the pages share. */
const isTexts = /^texts(\.tsx?$|\/)/
const isTest = /\.test\.tsx?$|(^|\/)testing\//

/** What is said in a folder outside of its texts: file, line and words of each. */
export const textsLeftIn = (place: string): string[] =>
  sourcesIn(place)
    .filter(([file]) => !isTexts.test(file))
    .flatMap(([, source]) => textsIn(source).map((node) => told(source, node)))

/** By names of others, which are as they are. */
const isTable = /-table\.ts$/

/** What is said in a folder, in its texts and elsewhere, as far as it fits the pattern. */
export const saidIn = (place: string, pattern: RegExp): string[] =>
  sourcesIn(place)
    .filter(([file]) => !isTable.test(file))
    .flatMap(([file, source]) =>
      (isTexts.test(file) ? allWritten(source) : textsIn(source))
        .filter((node) => pattern.test(wordsOf(node)))
        .map((node) => told(source, node)),
    )

const sourcesIn = (place: string): [file: string, source: ts.SourceFile][] =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .map((file) => [file, parsedAt(`${place}/${file}`)])

/** Asked for by several places: to parse one takes most of the time. */
const parsed = new Map<string, ts.SourceFile>()

function parsedAt(path: string): ts.SourceFile {
  const source = parsed.get(path) ?? parse(path, readFileSync(join(root, path), 'utf8'))
  parsed.set(path, source)
  return source
}

const told = (source: ts.SourceFile, node: Written) => `${source.fileName}:${lineOf(source, node)} ${wordsOf(node)}`

export const parse = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)

const lineOf = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

type Written = ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression

const isWritten = (node: ts.Node): node is Written =>
  ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

const wordsOf = (node: Written): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text.trim()

function allWritten(source: ts.SourceFile): Written[] {
  const found: Written[] = []
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return
    if (isWritten(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Words that are shown to people. */
export const textsIn = (source: ts.SourceFile): Written[] => allWritten(source).filter(isShown)

const isComparison = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

/** Addresses of files, types, errors for the log, what is compared, code and what a request brings along. */
const isForMachines = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
  (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code') ||
  (ts.isBinaryExpression(node) && isComparison.has(node.operatorToken.kind)) ||
  (ts.isCallExpression(node) && /^console\./.test(node.expression.getText())) ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'authorization')

/** Of a file or a page. */
const isAddress = /^\S*[./]\S+$/

function isShown(node: Written): boolean {
  const words = wordsOf(node)
  if (!/\p{L}{2}/u.test(words) || isAddress.test(words)) return false
  if (ts.isJsxText(node) || isChild(node)) return true
  return isSaid(words) || (isNamedText(node) && /\p{L}{2}/u.test(words))
}

/** Two words and more that begin like a sentence, or end like one. */
const isSaid = (words: string): boolean =>
  /^[“‘]?\p{Lu}[\p{L}’']*[ ,]+\S/u.test(words) || /\p{L}[ ,].*\p{L}[.?!…]$/u.test(words)

/** `{isBusy ? 'Saving…' : 'Save'}` between two tags. */
function isChild(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isChild(parent)
  if (ts.isParenthesizedExpression(parent)) return isChild(parent)
  if (ts.isBinaryExpression(parent)) return isChoice(parent) && parent.right === node && isChild(parent)
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)
}

const isChoice = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(kind)

const textNames = new Set(
  'alt aria-label aria-description description heading hint label placeholder summary text title word words'.split(' '),
)

/** `label="Role"`, `{ label: 'Role' }`. */
function isNamedText({ parent }: ts.Node): boolean {
  if (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent)) return isNamedText(parent)
  return (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && textNames.has(parent.name.getText())
}
