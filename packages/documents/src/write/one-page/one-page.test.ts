import { readdirSync, readFileSync } from 'node:fs'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/block.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { resumeMeta } from '../document-meta.ts'
import { lookOf } from '../docx/look-of.ts'
import { partOf } from '../docx/testing/docx.ts'
import { writeDocx } from '../docx/write-docx.ts'
import { aboutOf, type Layout, pageSizes, templates, usualLayout } from '../layout.ts'
import { resumeTask } from '../resume-task.ts'
import { engine, proven, setAndRead } from '../testing/engine.ts'
import { typesetAndProve } from '../typeset.ts'
import { chooseStep } from './choose-step.ts'
import { offeredLines } from './offered.ts'
import { settled } from './settle.ts'
import { measuresOf, type SetLayout, type Step, steps } from './steps.ts'

const folder = new URL('../../../../../eval/resumes/', import.meta.url)
const resumes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name: name.replace('.json', ''),
    document: fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  }))

const onOnePage: Layout = { ...usualLayout, fit: 'one-page' }

/** Each resume in two templates, on one paper or the other; so each template is set with several. */
const cases = resumes.flatMap(({ name, document }, at) =>
  [at, at + 3].map((turn): [string, typeof document, Layout] => {
    const template = templates[turn % templates.length] ?? 'classic'
    const pageSize = pageSizes[turn % 2] ?? 'a4'
    return [`${name}, ${template}, ${pageSize}`, document, { ...onOnePage, template, pageSize }]
  }),
)

const lastFirst = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'bullet' ? [block.id] : [])).toReversed()

describe('the table of steps', () => {
  it('is of type from 9.5 to 11.5 points, in the half points that Word has', () => {
    expect([steps[0].size, steps.at(-1)?.size]).toEqual([11.5, 9.5])
    for (const { size } of steps) expect(Number.isInteger(size * 2)).toBe(true)
  })

  it('gives less from step to step, and never more of anything', () => {
    for (const [at, step] of steps.slice(1).entries()) {
      const before: Step | undefined = steps[at]
      const parts = (Object.keys(step) as (keyof Step)[]).map((part) => step[part] - (before?.[part] ?? 0))
      expect(parts.every((by) => by <= 0) && parts.some((by) => by < 0)).toBe(true)
    }
  })
})

describe('the step that is chosen', () => {
  const blocks: Block[] = [{ type: 'name', text: 'Ada Lovell' }]
  const pagesUpTo = (fitting: number) => (set: SetLayout) => (steps.indexOf(set.step ?? steps[0]) >= fitting ? 1 : 1.2)

  it.each([0, 4, steps.length - 1])('is the roomiest that fits: %s', (fitting) => {
    expect(chooseStep(blocks, onOnePage, pagesUpTo(fitting))).toMatchObject({ step: steps[fitting], excess: 0 })
  })

  it('is the closest where none fits, and tells how much is too long', () => {
    const { step, excess } = chooseStep(blocks, onOnePage, () => 1.2)
    expect(step).toBe(steps.at(-1))
    expect(excess).toBeCloseTo(0.2)
  })

  it('gives way where Word has no room for type of that size', () => {
    const long = Array.from({ length: 62 }, (_, at): Block => ({ type: 'paragraph', id: `${at}`, text: 'Led.' }))
    expect(chooseStep(long, onOnePage, () => 0.5).step.size).toBeLessThan(11.5)
  })
})

describe('a layout without fit', () => {
  it.each(templates)('is set as its template is meant: %s', async (template) => {
    const [{ document } = {}] = resumes
    const layout = { ...usualLayout, template }
    expect(document && (await settled(engine, document, layout))).toBe(layout)
    expect(measuresOf(layout)).toBe(aboutOf(template).measures)
  })
})

describe.each(cases)('a resume that is to fit one page: %s', (_, document, layout) => {
  const blocks = blocksOf(document, layout)

  it('is one page, or lines are offered for hiding; no line is lost or changed', async () => {
    const set = await settled(engine, document, layout)
    const task = resumeTask(blocks, set)
    const { pages } = proven(await typesetAndProve(engine, task))
    expect(task.lines).toEqual(resumeTask(blocksOf(document, layout), { ...layout, fit: null }).lines)
    expect(blocks.flatMap(linesOf)).toEqual(blocksOf(document, { ...layout, fit: null }).flatMap(linesOf))
    const { excess } = chooseStep(blocks, layout, () => pages)
    if (excess > 0) expect(offeredLines(blocks, layout, lastFirst(blocks), excess)).not.toEqual([])
    else expect(pages).toBe(1)
  })

  it('has type of the same size in PDF and Word, never below 9.5 or above 11.5 points', async () => {
    const set = await settled(engine, document, layout)
    const { size } = measuresOf(set)
    expect(size).toBeGreaterThanOrEqual(9.5)
    expect(size).toBeLessThanOrEqual(11.5)
    expect(lookOf(set).size).toBe(size)
    const styles = await partOf(await writeDocx(blocks, set, resumeMeta(blocks)), 'word/styles.xml')
    expect(/<w:docDefaults>.*?<w:sz w:val="(\d+)"/.exec(styles)?.[1]).toBe(`${size * 2}`)
  })
})

describe('the lines that are offered', () => {
  const found = resumes.find(({ name }) => name === 'cfo')
  const blocks = found ? blocksOf(found.document, onOnePage) : []
  const order = lastFirst(blocks)

  it('are those asked for least, as many as are too long and no more', () => {
    const [few, more] = [0.05, 0.2].map((excess) => offeredLines(blocks, onOnePage, order, excess).map(({ id }) => id))
    expect(few?.length).toBeGreaterThan(0)
    expect(more?.length).toBeGreaterThan(few?.length ?? 0)
    expect(order.slice(0, more?.length)).toEqual(more)
  })

  it('make room: hidden, the rest fits one page', () => {
    const pagesIn = () => 1
    const { excess } = chooseStep(blocks, onOnePage, pagesIn)
    expect(excess).toBeGreaterThan(0)
    const gone = new Set(offeredLines(blocks, onOnePage, order, excess).map(({ id }) => id))
    const rest = blocks.filter((block) => !('id' in block && gone.has(block.id)))
    expect(chooseStep(rest, onOnePage, pagesIn).excess).toBe(0)
  })
})

describe('a break of pages', () => {
  const long = (mark: string) => Array.from({ length: 70 }, (_, at) => `${mark}word${at}`).join(' ')
  const texts = ['one', 'two', 'three']

  it.each([0, 1, 2, 3, 4, 5])(
    'leaves no single line of a text on either page, %s lines further down',
    async (shift) => {
      const highlights = [...Array.from({ length: 33 + shift }, () => 'Forged a gate.'), ...texts.map(long)]
      const json = { basics: { name: 'Ada Lovell' }, work: [{ name: 'Northwind', position: 'Smith', highlights }] }
      const { source } = await setAndRead(json)
      expect(source.pages).toHaveLength(2)
      const counts = texts.flatMap((mark) =>
        [1, 2].map((page) => {
          const lines = source.fragments.filter((it) => it.page === page && it.text.includes(`${mark}word`))
          return new Set(lines.map(({ y }) => Math.round(y))).size
        }),
      )
      expect(counts.every((lines) => lines !== 1)).toBe(true)
      expect(counts.some((lines) => lines > 1)).toBe(true)
    },
  )
})
