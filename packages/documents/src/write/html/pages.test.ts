import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/block.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { sampleBlocks } from '../docx/testing/docx.ts'
import { aboutOf, templates, usualLayout } from '../layout.ts'
import { type PreviewElement, type PreviewNode, plainOf } from './element.ts'
import { galley, previewPages } from './pages.ts'

const elementsIn = (node: PreviewNode): PreviewElement[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]

const draw = (blocks: readonly Block[], pages = [galley(blocks)]) => previewPages(blocks, pages, usualLayout)
const paragraph = (text: string): Block => ({ type: 'paragraph', id: 'p', text })
const bare = (text: string) => text.replace(/\s+/g, '')

describe('the preview', () => {
  it('has the wording of the blocks, in their order', () => {
    const blocks = [...sampleBlocks, paragraph('<b>#x</b> & état-of-the-art\nnext')]
    expect(bare(draw(blocks).map(plainOf).join(''))).toBe(bare(blocks.flatMap(linesOf).join('')))
  })

  it('says of every block which element shows it', () => {
    const shown = draw(sampleBlocks).flatMap(elementsIn)
    expect(shown.flatMap(({ block }) => block ?? [])).toEqual(sampleBlocks.map((_, index) => index))
  })

  it('makes headings headings and bullets lists', () => {
    const tags = draw(sampleBlocks)
      .flatMap(elementsIn)
      .map(({ tag }) => tag)
    expect(tags.filter((tag) => /^h\d$|^ul$|^li$/.test(tag))).toEqual(['h1', 'h2', 'h3', 'ul', 'li', 'li', 'h2'])
  })

  it('leaves the gap out at the top of a page', () => {
    const [first, second] = draw(sampleBlocks, [galley(sampleBlocks).slice(0, 3), galley(sampleBlocks).slice(3)])
    const classNames = [first, second].map((page) => page && elementsIn(page)[2]?.className)
    expect(classNames).toEqual(['name set', 'section'])
  })

  it('numbers pages only where there are several', () => {
    expect(plainOf(draw(sampleBlocks)[0] ?? '')).not.toContain('Page')
    const [, second] = draw(sampleBlocks, [galley(sampleBlocks).slice(0, 3), galley(sampleBlocks).slice(3)])
    expect(plainOf(second ?? '')).toMatch(/Ines Duarte · Page 2 of 2$/)
  })

  it('shows of a parted paragraph the lines that stand on the page', () => {
    const blocks = [paragraph('A long text.')]
    const [page] = draw(blocks, [[{ block: 0, from: 2, to: 5 }]])
    const clip = page && elementsIn(page).find(({ className }) => className === 'clip')
    expect(clip?.variables).toEqual({ '--from': '2', '--lines': '3' })
  })

  it('breaks the ways to reach a person where it is told to', () => {
    const [page] = previewPages(sampleBlocks, [galley(sampleBlocks)], usualLayout, { contactLines: [1, 1] })
    const contact = page && elementsIn(page).find(({ className }) => className?.startsWith('contact'))
    expect(contact && elementsIn(contact).map(({ tag }) => tag)).toEqual(['p', 'span', 'a', 'br', 'span'])
  })

  it('runs from right to left where its language does', () => {
    expect(draw([paragraph('مهندسة برمجيات')])[0]).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(draw(sampleBlocks)[0]).toMatchObject({ lang: 'en', dir: 'ltr' })
  })

  it('links only where the blocks do', () => {
    const hrefs = draw(sampleBlocks)
      .flatMap(elementsIn)
      .flatMap(({ href }) => href ?? [])
    expect(hrefs).toEqual(['mailto:ines@example.com'])
  })
})

describe('the style sheet of the preview', () => {
  const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const first = (source: string, pattern: RegExp) => pattern.exec(source)?.[1]

  it('draws a page together as the typesetter does', () => {
    const [css, typeset] = [source('./sheet.css'), source('../templates/base.ts')]
    expect(typeset).toContain('1 - (1 - style.tight.space) * calc.min(1, by * 1.6)')
    expect(css).toContain('--space: calc(1 - (1 - var(--tight-space)) * min(1, var(--tightness) * 1.6))')
    expect(typeset).toContain('1 - (1 - style.tight.size) * calc.max(0, (by - 0.35) / 0.65)')
    expect(css).toContain('--scale: calc(1 - (1 - var(--tight-size)) * max(0, (var(--tightness) - 0.35) / 0.65))')
    expect(typeset).toContain('style.leading * (1 - (1 - space) * 0.35)')
    expect(css).toContain('--set: calc(var(--leading) * (1 - (1 - var(--space)) * 0.35))')
    expect(typeset).toContain('calc.max(gap * space, leading)')
    expect(css).toContain('max(var(--gap-section) * var(--space), var(--set)) * var(--unit)')
  })

  it.each(templates)('has the measures and sizes of the %s template', (template) => {
    const { size, leading, margin, gaps } = aboutOf(template).measures
    const [page] = previewPages(sampleBlocks, [galley(sampleBlocks)], { ...usualLayout, template })
    const given = { size: `${size}pt`, leading: `${leading}`, 'margin-x': `${margin.x}pt`, 'gap-row': `${gaps.row}` }
    for (const [name, value] of Object.entries(given)) expect(page?.variables).toMatchObject({ [`--${name}`]: value })
    const typeset = source(`../templates/${template}/page.ts`)
    const rule = first(source(`../templates/${template}/preview.css`), /\.sheet\.\w+ \{([^}]*)\}/) ?? ''
    const own = (name: string) => first(rule, new RegExp(`--${name}: ([^;]+);`))
    expect(own('ink')).toBe(first(typeset, /let ink = rgb\("(#\w+)"\)/))
    expect(own('soft')).toBe(first(typeset, /let soft = rgb\("(#\w+)"\)/))
    expect(own('headline-size')).toBe(first(typeset, /headline: body => .*?size: ([\d.]+)em/))
    expect(own('contact-size')).toBe(first(typeset, /contact: body => [\s\S]*?size: ([\d.]+)em/))
    expect(own('section-size')).toBe(first(typeset, /section: \(titled, body\) => [\s\S]*?size: ([\d.]+)em/))
    expect(own('foot-size')).toBe(first(typeset, /footer: body => .*?size: ([\d.]+pt)/))
  })
})

describe('the code of the preview', () => {
  it('loads neither typesetter nor fonts nor what writes Word files', () => {
    const folder = new URL('./', import.meta.url)
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const imports = files.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? ''),
    )
    const outside = new Set(imports.filter((from) => !from.startsWith('./')))
    expect([...outside].sort()).toEqual([
      '../accent.ts',
      '../blocks/block.ts',
      '../blocks/plain-text.ts',
      '../layout.ts',
      '../one-page/steps.ts',
      '../templates/about.ts',
      '../typst/fit.ts',
      '../typst/words.ts',
      '@bespeak/domain/text/language.ts',
    ])
  })
})
