import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { BackButton } from './back-button.tsx'

function show(button: React.ReactNode) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={button} />
        <Route path="/my" element={<h1>Dashboard page</h1>} />
        <Route path="/resumes" element={<h1>Resumes page</h1>} />
      </Routes>
    </MemoryRouter>,
  )
}

describe('BackButton', () => {
  it('is labelled "Back to Dashboard" and leads to /my unless told otherwise', async () => {
    show(<BackButton />)
    await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    expect(screen.getByRole('heading', { name: 'Dashboard page' })).toBeTruthy()
  })

  it('takes another target and label', async () => {
    show(<BackButton to="/resumes" label="Back to Resumes" />)
    await userEvent.click(screen.getByRole('link', { name: 'Back to Resumes' }))
    expect(screen.getByRole('heading', { name: 'Resumes page' })).toBeTruthy()
  })
})
