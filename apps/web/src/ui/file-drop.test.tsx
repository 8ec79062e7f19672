import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop } from './file-drop.tsx'

const file = new File(['words'], 'cv.txt', { type: 'text/plain' })

function show(disabled = false) {
  const onFile = vi.fn()
  render(<FileDrop label="Choose a file" hint="PDF" accept=".pdf,.txt" disabled={disabled} onFile={onFile} />)
  return { onFile, input: screen.getByLabelText<HTMLInputElement>('Choose a file') }
}

describe('a place for a file', () => {
  it('takes nothing while it is disabled', () => {
    const { onFile, input } = show(true)
    fireEvent.drop(input, { dataTransfer: { files: [file] } })
    expect(onFile).not.toHaveBeenCalled()
    expect(input.disabled).toBe(true)
  })

  it('takes a file that is chosen, and the same one again', async () => {
    const { onFile, input } = show()
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    expect(onFile).toHaveBeenCalledTimes(2)
    expect(onFile).toHaveBeenCalledWith(file)
  })

  it('takes a file that is dropped', () => {
    const { onFile, input } = show()
    fireEvent.drop(input, { dataTransfer: { files: [file] } })
    expect(onFile).toHaveBeenCalledWith(file)
  })

  it('does not let a file dropped beside it take the page away', () => {
    show()
    const drop = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { types: ['Files'] } })
    window.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
  })
})
