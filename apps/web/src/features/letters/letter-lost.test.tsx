import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { data, noConnection, refusal } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import { letter, press, rest, showAt, version } from './testing/letters.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

it('says so where one paragraph could not be written again', async () => {
  let isAway = false
  showAt('/edit-cover-letter/5', {
    'query Letter(': () => {
      if (isAway) throw noConnection()
      return data({ tailoredResume: version({ letter: letter() }) })
    },
  })
  await screen.findByRole('button', { name: 'Change line: Reduced falls by a third' })
  isAway = true
  await press('Change line: Reduced falls by a third')
  await rest(3000)
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Nothing was changed.'))
})

it('where there is no other line, says that nothing was changed, and asks for no new letter', async () => {
  showAt('/edit-cover-letter/5', {
    'query Letter(': () => data({ tailoredResume: version({ letter: letter() }) }),
    'mutation GenerateCoverLetter(': () => refusal('We have no other words for this one.'),
  })
  await press('Change line: Reduced falls by a third')
  await rest(3000)
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Nothing was changed.'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('does not lead back whoever went on to something else while the resume was tailored', async () => {
  let answer: () => void = () => undefined
  const made = { id: 5, jobDescriptionId: 3, content: '', rationale: '', jobDescription: '' }
  const { sent, router } = showAt('/create-cover-letter/3', {
    'query TailoredResumes(': () => data({ tailoredResumes: [] }),
    'mutation TailorResume(': () =>
      new Promise((resolve) => {
        answer = () => resolve(data({ tailorResume: made }))
      }),
    'mutation GenerateCoverLetter(': () => data({ generateCoverLetter: letter() }),
  })
  await press('Tailor, then write')
  await waitFor(() => expect(sent('mutation TailorResume(')).toHaveLength(1))
  await act(() => router.navigate('/resumes'))
  await screen.findByLabelText('Address')
  answer()
  await waitFor(() => expect(sent('mutation GenerateCoverLetter(')).toHaveLength(1))
  await rest()
  expect(screen.getByLabelText('Address').textContent).toBe('/resumes')
})
