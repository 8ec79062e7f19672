import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordDifference } from './word-difference.tsx'
import { compareWords } from './word-difference-compare.ts'
import { linesOf } from './word-difference-lines.tsx'

const marks = { same: '', gone: '-', new: '+' }
const shown = (before: string, after: string) =>
  compareWords(before, after).map((line) => line.map(({ kind, text }) => `${marks[kind]}${text}`).join('|'))

describe('a difference by word', () => {
  it('marks the words of a line that was reworded', () => {
    expect(shown('Ran 11 A/B tests on the claims form.', 'Ran 11 experiments on the claims form.')).toEqual([
      'Ran 11 |-A/B tests|+experiments| on the claims form.',
    ])
  })

  it('shows lines that have little in common one after the other', () => {
    expect(shown('Wrote SQL models.', 'Led a team of four.')).toEqual(['-Wrote SQL models.', '+Led a team of four.'])
  })

  it('finds the line that was reworded among others that are gone', () => {
    expect(shown('Wrote reports.\nBuilt two Looker explores.', 'Built three Looker explores.')).toEqual([
      '-Wrote reports.',
      'Built |-two|+three| Looker explores.',
    ])
  })

  it('pays no heed to blank lines and indents', () => {
    expect(shown('Skills\n\n  SQL', 'Skills\nSQL')).toEqual(['Skills', 'SQL'])
  })

  it('holds every word of both texts, whatever they are', () => {
    const text = fc.array(fc.array(fc.constantFrom('built', 'two', 'explores', 'led', '4')).map((it) => it.join(' ')))
    const words = (lines: string[]) => lines.join(' ').split(/\s+/).filter(Boolean).sort()
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = compareWords(before.join('\n'), after.join('\n')).map((line) => [...line])
        const without = (kind: string) =>
          pieces.flatMap((line) => line.filter((piece) => piece.kind !== kind).map((piece) => piece.text))
        expect(words(without('new'))).toEqual(words(linesOf(before.join('\n'))))
        expect(words(without('gone'))).toEqual(words(linesOf(after.join('\n'))))
      }),
    )
  })
})

describe('WordDifference', () => {
  it('says to screen readers what was removed and what was added', async () => {
    render(<WordDifference before="Wrote 4 reports." after="Wrote 5 reports." />)
    const line = await screen.findByText(/^Wrote/)
    expect(line.textContent).toBe('Wrote  [removed: 4]  [added: 5]  reports.')
    expect(line.querySelector('del')?.textContent).toContain('4')
    expect(line.querySelector('ins')?.textContent).toContain('5')
  })

  it('folds away what is the same', async () => {
    render(<WordDifference before={'a\nb\nc\nold words here'} after={'a\nb\nc\nnew words here'} />)
    expect((await screen.findByText('3 lines unchanged')).closest('details')?.open).toBe(false)
  })

  it('says so where nothing differs', async () => {
    render(<WordDifference before="Wrote SQL." after=" Wrote SQL. " />)
    expect(await screen.findByText('No difference in the words.')).toBeDefined()
  })
})
