import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Pair = { text: string; on: string; atLeast: number }

const surfaces = ['table', 'sheet', 'well', 'press']
const inks = ['ink', 'ink-2', 'ink-3', 'chalk', 'fit', 'warn', 'danger']
const roles = ['chalk', 'fit', 'warn', 'danger']
const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6']

const readable: Pair[] = [
  ...inks.flatMap((text) => surfaces.map((on) => ({ text, on, atLeast: 4.5 }))),
  ...roles.flatMap((role) => [role, 'ink', 'ink-2'].map((text) => ({ text, on: `${role}-soft`, atLeast: 4.5 }))),
  ...['action', 'action-hover', 'chalk', 'danger'].map((on) => ({ text: 'on-action', on, atLeast: 4.5 })),
  { text: 'tape-ink', on: 'tape', atLeast: 4.5 },
]

const discernible: Pair[] = [
  ...['edge', 'tape-edge', ...charts].map((text) => ({ text, on: 'sheet', atLeast: 3 })),
  ...['table', 'well'].map((on) => ({ text: 'edge', on, atLeast: 3 })),
]

const themes = { light: palette(0), dark: palette(1) }

describe('colour tokens', () => {
  describe.each(Object.entries(themes))('in the %s theme', (_, colours) => {
    it.each(readable)('$text can be read on $on', ({ text, on, atLeast }) => {
      expect(contrast(colours(text), colours(on))).toBeGreaterThanOrEqual(atLeast)
    })

    it.each(discernible)('$text can be told from $on', ({ text, on, atLeast }) => {
      expect(contrast(colours(text), colours(on))).toBeGreaterThanOrEqual(atLeast)
    })
  })

  it('measures black on white as 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  })
})

/** Looks a token up in one of the two themes, following `var()` to its source. */
function palette(theme: 0 | 1): (token: string) => string {
  return function colour(token) {
    const value = css.match(new RegExp(`--${token}:\\s*(.+?);`))?.[1] ?? ''
    const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1]
    if (alias !== undefined) return colour(alias)
    const hex = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/)?.[theme + 1]
    if (hex === undefined) throw new Error(`--${token} is no colour: "${value}"`)
    return hex
  }
}

/** The contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string): number {
  return 0.2126 * linear(hex, 1) + 0.7152 * linear(hex, 3) + 0.0722 * linear(hex, 5)
}

function linear(hex: string, at: number): number {
  const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
