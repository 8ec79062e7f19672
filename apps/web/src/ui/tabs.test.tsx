import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Segments } from './segments.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { value: 'login', label: 'Login', content: <p>Welcome back</p> },
  { value: 'register', label: 'Register', content: <p>New here</p> },
  { value: 'help', label: 'Help', content: <p>Questions</p> },
]

function Example() {
  const [value, setValue] = useState('login')
  return <Tabs label="Account" value={value} onValueChange={setValue} items={items} />
}

const tab = (name: string) => screen.getByRole('tab', { name })

describe('Tabs', () => {
  it('shows the content of the chosen tab, named by it', async () => {
    render(<Example />)
    expect(screen.getByRole('tabpanel', { name: 'Login' }).textContent).toBe('Welcome back')

    await userEvent.click(tab('Register'))
    expect(tab('Register').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel', { name: 'Register' }).textContent).toBe('New here')
    expect(screen.queryByText('Welcome back')).toBeNull()
  })

  it('keeps what is half typed behind another tab where it stays', async () => {
    const [first, ...others] = items
    if (!first) throw new Error('There is no tab')
    const typed = [{ ...first, stays: true, content: <input aria-label="Name" /> }, ...others]
    const { rerender } = render(<Tabs label="Account" value="login" onValueChange={vi.fn()} items={typed} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mar')
    rerender(<Tabs label="Account" value="help" onValueChange={vi.fn()} items={typed} />)
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    rerender(<Tabs label="Account" value="login" onValueChange={vi.fn()} items={typed} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Mar')
  })

  it('takes one stop in the tab order', async () => {
    render(<Example />)
    await userEvent.tab()
    expect(document.activeElement).toBe(tab('Login'))
    expect(tab('Register').tabIndex).toBe(-1)
  })

  it.each([
    { keys: '{ArrowRight}', to: 'Register' },
    { keys: '{ArrowLeft}', to: 'Help' },
    { keys: '{End}', to: 'Help' },
    { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', to: 'Login' },
    { keys: '{End}{Home}', to: 'Login' },
  ])('$keys leads from Login to $to', async ({ keys, to }) => {
    render(<Example />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(document.activeElement).toBe(tab(to))
    expect(tab(to).getAttribute('aria-selected')).toBe('true')
  })
})

describe('Segments', () => {
  it('is a named group with one choice', async () => {
    const onValueChange = vi.fn()
    render(<Segments label="Requirements" value="login" onValueChange={onValueChange} items={items} />)
    expect(screen.getByRole('group', { name: 'Requirements' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Login' }).checked).toBe(true)

    await userEvent.click(screen.getByRole('radio', { name: 'Help' }))
    expect(onValueChange).toHaveBeenCalledWith('help')
  })
})
