import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PastedHint } from './pasted-hint.tsx'

const lie = { text: 'I led 40 cooks.', findings: [{ message: 'No line of yours says 40.' }] }

function show(check: (text: string) => Promise<(typeof lie)[]>) {
  const asked = vi.fn(check)
  render(
    <PastedHint check={asked}>
      <textarea aria-label="Letter" />
    </PastedHint>,
  )
  const field = screen.getByRole('textbox', { name: 'Letter' })
  return { asked, paste: (text: string) => userEvent.click(field).then(() => userEvent.paste(text)), field }
}

it('says what of a pasted text is more than the resume, and goes when it was read', async () => {
  const { asked, paste } = show(async () => [lie])
  await paste('I cook well. I led 40 cooks.')
  expect(asked).toHaveBeenCalledWith('I cook well. I led 40 cooks.')
  expect((await screen.findByRole('status')).textContent).toContain('1 sentence you pasted says more than your resume.')
  expect(screen.getByText(/“I led 40 cooks.” No line of yours says 40./)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says nothing of what is typed, nor of a name that is pasted', async () => {
  const { asked, paste, field } = show(async () => [lie])
  await userEvent.type(field, 'I led 40 cooks.')
  await paste('Ms Okafor')
  expect(asked).not.toHaveBeenCalled()
})

it('shows three at most, and is silent where the check fails', async () => {
  const many = [1, 2, 3, 4, 5].map((at) => ({ ...lie, text: `I led ${at}0 cooks.` }))
  const { asked, paste } = show(async () => many)
  await paste('I led 10, 20, 30, 40 and 50 cooks.')
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('And 2 more.')).toBeDefined()
  asked.mockRejectedValueOnce(new Error('Gone.'))
  await paste('I led 60 cooks in a hotel.')
  expect(screen.getByText('And 2 more.')).toBeDefined()
})

it('tells of the last text where an earlier one is checked later', async () => {
  const answers: ((found: (typeof lie)[]) => void)[] = []
  const { paste } = show(() => new Promise((resolve) => answers.push(resolve)))
  await paste('I led 40 cooks there.')
  await paste('I cook well every day.')
  answers[1]?.([])
  answers[0]?.([lie])
  await Promise.resolve()
  expect(screen.getByRole('status').textContent).toBe('')
})
