import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Block, Run } from '@bespeak/documents/write/blocks/block.ts'
import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'

const json = readFileSync(new URL('../../eval/resumes/cfo.json', import.meta.url), 'utf8')

/** A resume of two pages whose every sentence is new in each round, so that nothing remembered of the last one helps. */
export const resumeOf = (round: number): ResumeDocument =>
  fromJsonResume(JSON.parse(json, (_, value) => (isSentence(value) ? `${value.slice(0, -1)} ${round}.` : value)))

const isSentence = (value: unknown): value is string => typeof value === 'string' && /\s\S+\s.*\.$/.test(value)

export const layout = usualLayout

export const blocksIn = (round: number): Block[] => blocksOf(resumeOf(round), layout)

/** A block as every page maker can set it: its pieces, and those that stand against the other margin. */
export interface PlainRow {
  look: Exclude<Block['type'], 'list'>
  start: Run[]
  end: Run[]
}

export const rowsIn = (round: number): PlainRow[] => blocksIn(round).flatMap(plainRows)

function plainRows(block: Block): PlainRow[] {
  switch (block.type) {
    case 'head':
      return block.rows.map((row) => ({ look: 'head', ...row }))
    case 'contact':
      return [{ look: 'contact', start: block.items.flatMap((item) => [item, plain('  ·  ')]).slice(0, -1), end: [] }]
    case 'list':
      return [
        {
          look: 'paragraph',
          start: [{ kind: 'title', text: `${block.name}: ` }, plain(block.items.join(', '))],
          end: [],
        },
      ]
    default:
      return [{ look: block.type, start: [plain(block.text)], end: [] }]
  }
}

const plain = (text: string): Run => ({ kind: 'plain', text })

const { resolve } = createRequire(import.meta.url)

export const fonts = {
  regular: resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  italic: resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
}
