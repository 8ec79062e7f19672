import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SwitchRow } from './switch-row.tsx'

describe('a switch in a row', () => {
  it('stays as it is where it is locked', async () => {
    const changed = vi.fn()
    render(<SwitchRow label="Security" detail="Always on." checked locked onCheckedChange={changed} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Security' }))
    expect(changed).not.toHaveBeenCalled()
  })

  it('is named by its label, described by its detail, and says what it was turned to', async () => {
    const changed = vi.fn()
    render(<SwitchRow label="Name" detail="Ada Byron" checked={false} onCheckedChange={changed} />)
    const control = screen.getByRole('switch', { name: 'Name', description: 'Ada Byron' })
    await userEvent.click(control)
    expect(changed).toHaveBeenCalledWith(true)
  })
})
