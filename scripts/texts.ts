import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const features = join(import.meta.dirname, '../apps/web/src/features')

/** Where a feature's texts stand. */
const isTexts = /^texts(\.tsx?$|\/)/
const isTest = /\.test\.tsx?$|(^|\/)testing\//

/** What a feature says outside of its texts: file, line and words of each. */
export function textsLeftIn(feature: string): string[] {
  const folder = join(features, feature)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file) && !isTexts.test(file))
    .flatMap((file) => {
      const source = parse(file, readFileSync(join(folder, file), 'utf8'))
      return textsIn(source).map((node) => `${feature}/${file}:${lineOf(source, node)} ${wordsOf(node)}`)
    })
}

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

/** Words that are shown to people. */
export function textsIn(source: ts.SourceFile): Written[] {
  const found: Written[] = []
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return
    if (isWritten(node) && isShown(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isComparison = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

/** Addresses of files, types, errors for the log, what is compared and code. */
const isForMachines = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
  (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code') ||
  (ts.isBinaryExpression(node) && isComparison.has(node.operatorToken.kind)) ||
  (ts.isCallExpression(node) && /^console\./.test(node.expression.getText()))

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
