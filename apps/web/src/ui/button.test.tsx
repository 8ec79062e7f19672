import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button.tsx'

/** As a browser does with what is disabled: here that would keep the focus, and the body of a page could take it. */
function loseFocus() {
  vi.spyOn(document.body, 'focus').mockImplementation(() => undefined)
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  other.remove()
}

describe('Button', () => {
  it('does not send a form unless told to', () => {
    render(<Button>Cancel</Button>)
    expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('type')).toBe('button')
  })

  it('does nothing while disabled', async () => {
    const onClick = vi.fn()
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('has the focus again once it is no longer busy', () => {
    const { rerender } = render(<Button>Save</Button>)
    const button = screen.getByRole('button', { name: 'Save' })
    button.focus()
    rerender(<Button busy>Save</Button>)
    loseFocus()
    rerender(<Button>Save</Button>)
    expect(document.activeElement).toBe(button)
  })

  it('has the focus again also where somebody else knows it by its ref', () => {
    const ref = createRef<HTMLButtonElement>()
    const { rerender } = render(<Button ref={ref}>Save</Button>)
    ref.current?.focus()
    rerender(
      <Button ref={ref} busy>
        Save
      </Button>,
    )
    loseFocus()
    rerender(<Button ref={ref}>Save</Button>)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  })

  it('takes nobody’s focus once it is no longer busy', () => {
    const { rerender } = render(<Button busy>Save</Button>)
    rerender(<Button>Save</Button>)
    expect(document.activeElement).toBe(document.body)
  })

  it('does nothing while busy, and says that it is', async () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Verifying...
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Verifying...' })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('cannot send its form a second time while busy, not even with Enter', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Username" />
        <Button type="submit" busy>
          Logging in...
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByLabelText('Username'), 'x{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink to="/auth?mode=register">Get Started</ButtonLink>, { wrapper: MemoryRouter })
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth?mode=register')
  })
})

describe('IconButton', () => {
  it('has a name for screen readers', () => {
    render(<IconButton label="Close">×</IconButton>)
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })
})
