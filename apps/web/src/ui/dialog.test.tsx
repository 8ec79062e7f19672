import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'

function Example({ description }: { description?: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this resume?"
        description={description}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button onClick={close}>Delete resume</Button>
          </>
        }
      />
    </>
  )
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
  return screen.getByRole('dialog', { name: 'Delete this resume?' })
}

function FromMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu label="Resume" trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Delete this resume?" actions={<Button>Keep it</Button>} />
    </>
  )
}

describe('Dialog', () => {
  it('is described by its description', async () => {
    render(<Example description="Its 7 versions go with it." />)
    const dialog = await open()
    const id = dialog.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Its 7 versions go with it.')
  })

  it('has no description when there is none', async () => {
    render(<Example />)
    expect((await open()).getAttribute('aria-describedby')).toBeNull()
  })

  it('puts the focus on the safe way, which is first', async () => {
    render(<Example />)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
  })

  it.each(['{Escape}', '{Enter}'])('%s closes it and gives the focus back', async (key) => {
    render(<Example />)
    await open()
    await userEvent.keyboard(key)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete…' })))
  })

  it('opened by what is gone when it closes, gives the focus to the heading of the page', async () => {
    const actions = <Button>Keep it</Button>
    const page = (open: boolean) => (
      <main>
        <h1>Jobs</h1>
        <Dialog open={open} onOpenChange={() => undefined} title="Add a job" actions={actions} />
      </main>
    )
    const { rerender } = render(page(true))
    rerender(page(false))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Jobs' })))
  })

  it('opened from a menu, gives the focus back to the button of the menu', async () => {
    render(<FromMenu />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
  })

  it('adds no style tag, which the Content-Security-Policy would refuse', async () => {
    render(<Example />)
    await open()
    expect(document.querySelector('style')).toBeNull()
  })
})
