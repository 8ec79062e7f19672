import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { parse } from './scripts/texts.ts'

// A hook does one thing: one that outgrows a screen is several.

const web = join(import.meta.dirname, 'apps/web/src')
const longest = 100

interface Hook {
  name: string
  lines: number
}

function hooksIn(source: ts.SourceFile): Hook[] {
  const found: Hook[] = []
  const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (/^use\p{Lu}/u.test(name)) found.push({ name, lines: lineAt(node.end) - lineAt(node.getStart(source)) + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `function useIt() {}` and `const useIt = () => {}`. */
function nameOf(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? ''
  const isFunction = ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer)
  return isFunction ? node.name.getText() : ''
}

it(`no hook of the web app has more than ${longest} lines`, () => {
  const hooks = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => hooksIn(parse(file, readFileSync(join(web, file), 'utf8'))).map((hook) => ({ file, ...hook })))
  expect(hooks.length).toBeGreaterThan(50)
  expect(hooks.filter(({ lines }) => lines > longest)).toEqual([])
})

it.each(['function useIt() {\n  return 1\n}', 'export const useIt = () => {\n  return 1\n}'])('%s is a hook', (text) =>
  expect(hooksIn(parse('a.ts', text))).toEqual([{ name: 'useIt', lines: 3 }]),
)

it('what is only used by a hook is none', () => {
  expect(hooksIn(parse('a.ts', 'const used = () => 1\nconst useless = 1'))).toEqual([])
})
