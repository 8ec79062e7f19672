import { type Layout, usualLayout } from '@bespeak/documents/write/layout.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { listsIn } from '@bespeak/domain/tailor/index.ts'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FitToPage, type ShownLine } from './fit-to-page.tsx'

const resume = (lines: number) =>
  fromJsonResume({
    basics: { name: 'Ines Duarte' },
    work: [
      {
        name: 'Northwind',
        position: 'Accountant',
        highlights: Array.from({ length: lines }, (_, at) => `Closed book ${at}.`),
      },
    ],
  })
type Resume = ReturnType<typeof resume>

/** From the last. */
const leastAsked = async (document: Resume) =>
  listsIn(document)
    .flatMap(({ lines }) => lines.map(({ id }) => id))
    .toReversed()

type Given = { layout?: Partial<Layout>; lines?: number; isAsked?: boolean; hidden?: ShownLine[] }

function show({ layout = {}, lines = 3, isAsked = true, hidden = [] }: Given = {}) {
  const [onChange, onHide, onShow] = [vi.fn(), vi.fn(), vi.fn()]
  const set = { ...usualLayout, ...layout }
  const given = { document: resume(lines), layout: set, onChange, leastAsked, isAsked, hidden, onHide, onShow }
  render(<FitToPage {...given} />)
  return { onChange, onHide, onShow }
}

const onOnePage = { layout: { fit: 'one-page' } } as const
const fitSwitch = () => screen.getByRole('switch', { name: 'Fit to one page' })

it('is off until it is switched on, and says nothing', async () => {
  const { onChange } = show()
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(fitSwitch())
  expect(onChange).toHaveBeenCalledWith({ fit: 'one-page' })
})

it('says at what size it fits', async () => {
  const { onChange } = show(onOnePage)
  expect(await screen.findByText('Fits at 11.5 pt.')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.click(fitSwitch())
  expect(onChange).toHaveBeenCalledWith({ fit: null })
})

it('takes smaller type for more lines', async () => {
  show({ ...onOnePage, lines: 48 })
  expect((await screen.findByText(/^Fits at/)).textContent).toMatch(/(9\.5|10|10\.5) pt/)
})

it('offers the lines that are asked for least where the smallest type is too large', async () => {
  const { onHide } = show({ ...onOnePage, lines: 66 })
  expect(await screen.findByText(/^Too long for one page, even at 9\.5 pt\. Hide about \d+ lines\.$/)).toBeDefined()
  expect(screen.getByText('These lines are asked for least:')).toBeDefined()
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(1)
  expect(items.length).toBeLessThan(9)
  await userEvent.click(screen.getByRole('button', { name: 'Hide “Closed book 65.”' }))
  expect(onHide).toHaveBeenCalledWith(expect.any(String))
})

it('names no job where none asks', async () => {
  show({ ...onOnePage, lines: 66, isAsked: false })
  expect(await screen.findByText('Lines to hide first:')).toBeDefined()
})

it('gives each hidden line back by one press, also when it is off again', async () => {
  const { onShow } = show({ hidden: [{ id: 'l7', text: 'Counted stock.' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Show “Counted stock.” again' }))
  expect(onShow).toHaveBeenCalledWith('l7')
})
