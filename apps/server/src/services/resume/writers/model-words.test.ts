import { readFileSync } from 'node:fs'
import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { plainText } from '@bespeak/documents/write/blocks/plain-text.ts'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { usualOptions } from '@bespeak/domain/tailor/index.ts'
import { operator, today } from '@bespeak/domain/tailor/testing/people.ts'
import { numberedPage } from '@bespeak/domain/writers/index.ts'
import { describe, expect, it } from 'vitest'
import { advertisementIn } from '../engine/advertisement.ts'
import { letters } from '../letters/writing.ts'
import { type TailorTask, tailor } from '../tailored/tailoring.ts'
import { operatorAd } from '../testing/resume-calls.ts'
import { modelBallot, modelPrompt, modelRepair } from './model-work.ts'

const data = new URL('../../../../../../eval/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, data), 'utf8')
const quietly = () => undefined
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

interface Fabrication {
  resume: string
  source: string[]
  text: string
  unsupported: boolean
}
interface Steering {
  id: string
  kind: string
  text: string
  bait: string[]
}
/** What an advertisement may hold is that short. `npm run eval -- steering` tries all of them. */
const eachKind = (strings: Steering[]) => {
  const short = strings.filter(({ text }) => text.length < 3_000)
  return short.filter(({ kind }, at) => short.findIndex((it) => it.kind === kind) === at)
}

const fabrications = (JSON.parse(read('fabrications.json')) as Fabrication[]).filter((it) => it.unsupported)
const names = [...new Set(fabrications.map(({ resume }) => resume))]
const advertisement = advertisementIn(read('jobs/sre-engineer.txt'))

const taskOf = (document: ResumeDocument, ad: string, replies: string[], against: string[] = []): TailorTask => ({
  original: { content: toHtml(document), document },
  ...{ advertisement: ad, said: [], settled: nothingSettled, options: usualOptions, today },
  words: { writer: 'small-1', replies, against },
})

describe('[D15] a model that invents on purpose, over resumes of the evaluation', () => {
  it.each(names.filter((_, at) => at % 4 === 0))(
    'has nothing of it in the page, the letter or a file: %s',
    async (name) => {
      const document = fromJsonResume(JSON.parse(read(`resumes/${name}.json`)))
      const { lines } = numberedPage(document, [])
      const own = fabrications.filter(({ resume }) => resume === name)
      const numberOf = ({ source }: Fabrication) =>
        lines.find(({ text }) => source.some((it) => plain(text).includes(plain(it).slice(0, 40))))?.number ?? 1
      const edits = own.map((it) => ({ line: numberOf(it), text: it.text, reason: 'The ad asks for it.', sources: [] }))
      const made = await tailor(taskOf(document, advertisement, [JSON.stringify({ edits })]), quietly)
      const file = plainText(blocksOf(made.document, usualLayout))

      const sentences = own.map((it, at) => ({ paragraph: at % 3, text: `${it.text}`, sources: [numberOf(it)] }))
      const [letter] = letters(
        {
          ...{ document, said: [], settled: nothingSettled, advertisement, company: 'Marlow Grid', today },
          made: { ground: { original: { content: toHtml(document), document }, facts: [] }, edits: [] },
          ...{ choices: { motivation: null, recipient: null, achievements: [] }, styles: ['professional'] },
          words: { writer: 'small-1', replies: [JSON.stringify({ sentences })], against: [] },
        },
        quietly,
      )
      for (const { text } of own)
        for (const shown of [made.content, file, letter?.content ?? '', letter?.letter.shortMessage ?? ''])
          expect(plain(shown)).not.toContain(plain(text))
    },
  )
})

describe('[D13] a model that does what an advertisement says to software', () => {
  const strings = eachKind(JSON.parse(read('ours-steering/strings.json')) as Steering[])
  const document = operator()
  const { lines } = numberedPage(document, [])
  const known = `${advertisement} ${toHtml(document)}`.toLowerCase()

  it.each(strings)('brings no word of it into the resume: $id', async (it) => {
    const bait = it.bait.filter((word) => !known.includes(word.toLowerCase()))
    const open = lines.filter((line) => line.open)
    const edits = open.map(({ number, text }) => ({
      line: number,
      text: `${text} ${bait.join(' ')}`,
      sources: [number],
    }))
    const steered = advertisementIn(`${operatorAd}\n${it.text}`)
    const task = taskOf(document, steered, [JSON.stringify({ edits, score: 100 })])
    const made = await tailor(task, quietly)
    expect(bait.filter((word) => made.content.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  })
})

describe('the words of a model', () => {
  const document = operator()
  const { lines } = numberedPage(document, [])
  const clusters = lines.find(({ text }) => text.includes('k8s clusters'))
  const line = clusters?.number ?? 0
  const better = 'Run 12 Kubernetes clusters for 40 services.'
  const edit = (text: string) => JSON.stringify({ edits: [{ line, text, reason: 'Plainer.', sources: [line] }] })
  const asking = {
    ...{ kind: 'resume' as const, document, said: [], settled: nothingSettled, advertisement: operatorAd, today },
  }

  it('stand where the line says them, and the rest of the page is ours', async () => {
    const made = await tailor(taskOf(document, operatorAd, [edit(better)]), quietly)
    const ours = await tailor({ ...taskOf(document, operatorAd, []), words: null }, quietly)
    expect(made.writer).toBe('small-1')
    expect(made.content).toContain(better)
    const others = ours.edits.filter((it) => it.line !== clusters?.ids[0] && it.kind !== 'moved')
    for (const { text } of others) expect(made.edits.map((it) => it.text)).toContain(text)
  })

  it('that only the person can settle are asked about, and ours stand in the line meanwhile', async () => {
    const theirs = 'Operate 12 Kubernetes clusters for 40 services.'
    const task = taskOf(document, operatorAd, [edit(theirs)])
    const made = await tailor(task, quietly)
    expect(made.content).toContain('Run 12 Kubernetes clusters')
    expect(made.content).not.toContain(theirs)
    expect(made.suggestions.map(({ suggestion }) => suggestion.text)).toEqual([theirs])
  })

  it('have one more round where they fall, and are ours where they fall again', async () => {
    const lie = edit('Run 120 Kubernetes clusters for 40 services.')
    const again = modelRepair(asking, lie)
    expect(again).toMatchObject({ version: modelPrompt(asking).version })
    expect(JSON.stringify(again)).toContain('120 Kubernetes')
    expect(modelRepair(asking, edit(better))).toBeNull()
    expect(modelRepair(asking, 'Sure! {{{')).toBe('unusable')
    const mended = await tailor(taskOf(document, operatorAd, [lie, edit(better)]), quietly)
    expect(mended.content).toContain(better)
    const fallen = await tailor(taskOf(document, operatorAd, [lie, lie]), quietly)
    expect(fallen.writer).toBe('built-in')
    expect(fallen.content).not.toContain('120')
  })

  it('cannot be accepted where a second model votes against them, and never stand for its vote', async () => {
    const theirs = 'Operate 12 Kubernetes clusters for 40 services.'
    const voted = await tailor(taskOf(document, operatorAd, [edit(theirs)], [theirs]), quietly)
    expect(voted.suggestions).toMatchObject([{ suggestion: { text: theirs, isUntrue: true } }])
    expect(voted.content).not.toContain(theirs)
    expect(modelBallot(asking, [edit(better)])).toMatchObject({ texts: [better] })
    expect(modelBallot(asking, [edit('Run 120 Kubernetes clusters for 40 services.')])).toBeNull()
  })

  it('that do not come are told of', async () => {
    const note = 'small-1 did not answer in time, so the built-in editor wrote this.'
    const made = await tailor({ ...taskOf(document, operatorAd, []), words: null, note }, quietly)
    expect(made.rationale).toMatch(new RegExp(`^<p>${note}</p>`))
    expect(made.writer).toBe('built-in')
  })
})
