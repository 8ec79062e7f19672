import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CheckFirst } from './check-first.tsx'
import { Doubtful } from './doubtful.tsx'

const text = 'I led 90 nurses.'

describe('the words in doubt', () => {
  it.each([
    [
      'apart',
      [
        [6, 8],
        [2, 5],
      ],
      ['led', '90'],
    ],
    [
      'in two doubts',
      [
        [6, 8],
        [6, 8],
      ],
      ['90'],
    ],
    [
      'that overlap',
      [
        [9, 15],
        [6, 12],
      ],
      ['90 nurses'],
    ],
    [
      'inside of others',
      [
        [2, 15],
        [6, 8],
      ],
      ['led 90 nurses'],
    ],
  ])('%s are marked once, and the text is said once', (_, doubts, marked) => {
    const { container } = render(<Doubtful text={text} doubts={doubts.map(([from = 0, to = 0]) => ({ from, to }))} />)
    expect(container.textContent).toBe(text)
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked)
  })
})

it('two doubts on the same words are both told, and what is doubted at two places once', () => {
  const [first, second] = ['Your resume says 42, not 90.', 'No line of yours says “90”.']
  const at = (from: number, question: string) => ({ words: '90', from, to: from + 2, question })
  const marks = [{ id: 1, text: 'I led 90 of 90.', doubts: [at(6, first), at(6, second), at(12, second)] }]
  const ways = { onRight: vi.fn(), onRemove: vi.fn(), onTrue: vi.fn(), onReplace: vi.fn() }
  render(<CheckFirst marks={marks} lead="" busy={false} {...ways} />)
  for (const question of [first, second]) expect(screen.getAllByText(question)).toHaveLength(1)
})
