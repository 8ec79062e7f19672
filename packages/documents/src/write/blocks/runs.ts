import { oneLine } from '@bespeak/domain/resume/shown.ts'
import type { Row, Run, RunKind } from './block.ts'

/** A run for a field, or none where there is nothing to show. */
export function run(kind: RunKind, text: string | undefined): Run[] {
  const visible = oneLine(text ?? '')
  return visible === '' ? [] : [{ kind, text: visible }]
}

const safeLink = /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i

/** An address without what browsers add to it; a link only where following it can do no harm. */
export function linkRun(url: string | undefined): Run[] {
  const visible = oneLine(url ?? '')
  if (visible === '') return []
  const text = visible.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return [linked('link', text || visible, visible)]
}

export const linked = (kind: RunKind, text: string, href: string): Run =>
  safeLink.test(href) ? { kind, text, href } : { kind, text }

/** Groups of runs in a line, with the separator between any two that are not empty. */
export function joined(groups: Run[][], separator: string): Run[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ kind: 'plain' as const, text: separator }, ...group]))
}

/** Rows that show something; an end alone becomes the start. */
export const rowsOf = (rows: Row[]): Row[] =>
  rows
    .filter(({ start, end }) => start.length + end.length > 0)
    .map((row) => (row.start.length === 0 ? { start: row.end, end: [] } : row))
