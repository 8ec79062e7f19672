import { ours, type Table, type Tone } from './block.ts'

/** A few facts side by side, each under its name; what is empty is left out. */
export function factsTable(facts: [name: string, value: string, tone?: Tone][]): Table {
  const given = facts.filter(([, value]) => value !== '')
  return {
    type: 'table',
    form: 'hanging',
    columns: given.map(([head]) => ({ head, width: 'rest', align: 'start' })),
    rows: [{ above: 'nothing', cells: given.map(([, value, tone = 'strong']) => [[ours(value, tone)]]) }],
  }
}
