import { describe, expect, it } from 'vitest'
import type { TypesetResult } from '../typeset.ts'
import { ad, type HouseBlock, leading, ours, own, paragraph, quotedLine, section, type Table } from './block.ts'
import { dayOf } from './day.ts'
import { mapHouseTexts } from './map-blocks.ts'
import { renderSheet } from './render-sheet.ts'
import type { Sheet } from './sheet.ts'
import { textPieces, withShortRows } from './split-rows.ts'

const table = (form: Table['form'], text: string): Table => ({
  type: 'table',
  form,
  columns: [
    { head: '', width: form === 'hanging' ? 'fit' : 'rest', align: 'start' },
    { head: '', width: form === 'hanging' ? 'rest' : 'fit', align: 'start' },
  ],
  rows: [
    { above: 'rule', cells: [[[own(form === 'hanging' ? '1' : text)]], [[own(form === 'hanging' ? text : '1')]]] },
  ],
})

describe('a row that no page holds', () => {
  it('becomes several that nothing parts, and loses nothing', () => {
    const text = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')
    const { rows } = withShortRows(table('hanging', text))
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.map(({ above }) => above)).toEqual(['rule', ...rows.slice(1).map(() => 'nothing')])
    expect(rows.map(({ cells }) => cells[0])).toEqual([[[own('1')]], ...rows.slice(1).map(() => [])])
    const parts = rows.map(({ cells }) => JSON.stringify(cells[1]))
    expect(
      parts
        .join(' ')
        .match(/word\d+/g)
        ?.join(' '),
    ).toBe(text)
  })

  it('has its figures beside its last line where figures follow the text', () => {
    const { rows } = withShortRows(table('figures', 'word '.repeat(500)))
    expect(rows.map(({ cells }) => cells[1]?.toString() !== '')).toEqual(rows.map((_, at) => at === rows.length - 1))
  })

  it('is cut at a blank, or anywhere but before a mark', () => {
    expect(textPieces('short text')).toEqual(['short text'])
    const endless = 'e\u0301'.repeat(2000)
    expect(textPieces(endless).join('')).toBe(endless)
    expect(textPieces(endless).every((piece) => piece.startsWith('e') && piece.length <= 900)).toBe(true)
  })
})

describe('a sheet', () => {
  it('has no title over nothing', () => {
    const blocks: HouseBlock[] = [
      section('Empty'),
      section('Full'),
      { type: 'heading', text: 'Bare' },
      { type: 'heading', text: 'Told' },
      paragraph(ours('Text')),
      section('Gone'),
      paragraph(ours('🚀')),
    ]
    const kept = mapHouseTexts(blocks, (text) => text.replace('🚀', ''))
    expect(kept.map((block) => ('text' in block ? block.text : block.type))).toEqual(['Full', 'Told', 'paragraph'])
  })

  it('tells by quotation marks and letters whose words are whose', () => {
    expect(ad('“Expert\n SQL”')).toEqual([{ text: '“Expert SQL”', voice: 'ad', tone: 'plain' }])
    expect(quotedLine('Led six.')).toEqual([{ text: '“Led six.”', voice: 'own', tone: 'plain' }])
    expect(quotedLine(' ')).toEqual([])
  })

  it('leads only where following can do no harm', () => {
    expect(leading(ours('Docs'), 'https://example.com')).toHaveProperty('href', 'https://example.com')
    expect(leading(ours('Docs'), 'javascript:alert(1)')).not.toHaveProperty('href')
  })

  it('writes days out, and leaves what is none', () => {
    expect(['2026-11-15', '2026-11-15T23:30:00Z', 'soon', null].map(dayOf)).toEqual([
      '15 November 2026',
      '15 November 2026',
      'soon',
      '',
    ])
  })
})

describe('a sheet as PDF', () => {
  const sheet = (text: string): Sheet => ({ title: 'T', author: '', pageSize: 'a4', blocks: [paragraph(own(text))] })
  const giving = (result: TypesetResult) => async () => result

  it('is refused before it costs anything when it is longer than can be read again', async () => {
    const rendered = await renderSheet(sheet('long '.repeat(30_000)), giving({ ok: false, reason: 'broken' }))
    expect(rendered).toEqual({ ok: false, reason: 'too-long' })
  })

  it('fails by the name of the line that got lost, or says why it was not set', async () => {
    const lost = giving({ ok: false, reason: 'unproven', line: 'Led six.' })
    expect(await renderSheet(sheet('Led six.'), lost)).toEqual({ ok: false, reason: 'unproven', line: 'Led six.' })
    const gone = giving({ ok: false, reason: 'gone' })
    expect(await renderSheet(sheet('Led six.'), gone)).toEqual({ ok: false, reason: 'broken' })
  })

  it('says what no font has', async () => {
    const bytes = new Uint8Array([1])
    const rendered = await renderSheet(sheet('Ship 🚀'), giving({ ok: true, bytes, pages: 1, pageOf: [1] }))
    expect(rendered).toEqual({ ok: true, bytes, pages: 1, missing: ['🚀'] })
  })
})
