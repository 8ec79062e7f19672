import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

function shown(words: Parameters<typeof toast>[0]) {
  act(() => {
    toast(words)
  })
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    act(() => {
      for (const { id } of currentToasts()) dismissToast(id)
      vi.runOnlyPendingTimers()
    })
  })

  it('shows title and description, and takes them away after 5000 ms', () => {
    render(<Toaster />)
    shown({ title: 'Code sent', description: 'A new verification code has been sent to your email.' })
    expect(screen.getByText('Code sent')).toBeTruthy()
    expect(screen.getByText('A new verification code has been sent to your email.')).toBeTruthy()

    pass(4999)
    expect(currentToasts()).toMatchObject([{ open: true }])

    pass(1)
    expect(currentToasts()).toMatchObject([{ open: false }])
    expect(screen.queryByText('Code sent')).toBeNull()
  })

  it('leads to what it speaks of, and goes with that', () => {
    render(
      <MemoryRouter>
        <Toaster />
        <Routes>
          <Route path="/resume/7" element="The resume" />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>,
    )
    shown({ title: 'Saved', link: { to: '/resume/7', label: 'Open resume' } })
    fireEvent.click(screen.getByRole('link', { name: 'Open resume' }))
    expect(screen.getByText('The resume')).toBeTruthy()
    expect(currentToasts()).toMatchObject([{ open: false }])
  })

  it('shows one at a time', () => {
    render(<Toaster />)
    shown({ title: 'Saved' })
    shown({ title: 'Copied' })
    expect(screen.queryByText('Copied')).toBeNull()
    pass(2000)
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.getByText('Copied')).toBeTruthy()
  })

  it('can be reached with F8', () => {
    render(<Toaster />)
    shown({ title: 'Saved' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const viewport = screen.getByRole('region', { name: 'Notifications (F8)' }).querySelector('ol')
    expect(document.activeElement).toBe(viewport)
  })

  it('closes by its button', () => {
    render(<Toaster />)
    shown({ title: 'Saved' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(currentToasts()).toMatchObject([{ open: false }])
  })

  it.each([
    { by: 50, open: true },
    { by: 51, open: false },
  ])('a swipe of $by px to the right leaves it open: $open', ({ by, open }) => {
    render(<Toaster />)
    shown({ title: 'Saved' })
    const card = screen.getByText('Saved').closest('li')
    if (card === null) throw new Error('The toast is no list item')
    fireEvent.pointerDown(card, { button: 0, pointerId: 1, clientX: 0, clientY: 0 })
    fireEvent.pointerMove(card, { pointerId: 1, clientX: 20, clientY: 0 })
    fireEvent.pointerMove(card, { pointerId: 1, clientX: by, clientY: 0 })
    fireEvent.pointerUp(card, { pointerId: 1, clientX: by, clientY: 0 })
    expect(currentToasts()).toMatchObject([{ open }])
  })

  it('sets errors in the destructive style', () => {
    render(<Toaster />)
    shown({ title: 'Missing required info', variant: 'destructive' })
    expect(screen.getByText('Missing required info').closest('li')?.className).toContain('destructive')
  })

  it('pauses between title and description when it is read out', () => {
    render(<Toaster />)
    shown({ title: 'Code sent', description: 'A new one.' })
    expect(screen.getByText('Code sent').closest('li')?.textContent).toBe('Code sent. A new one.')
  })

  it('interrupts no screen reader: the form that failed has an alert of its own', () => {
    render(<Toaster />)
    shown({ title: 'Login failed', variant: 'destructive' })
    pass(100)
    expect(document.querySelector('[aria-live="assertive"]')).toBeNull()
    expect(document.querySelector('[aria-live="polite"]')).not.toBeNull()
  })

  it('puts the tick only to what is done', () => {
    render(<Toaster />)
    shown({ title: 'Verification required', sign: 'note' })
    expect(screen.getByText('Verification required').closest('li')?.className).toContain('note')
  })
})
