import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { currentToasts } from '../toast.ts'
import { VerificationCard, type VerificationCardProps } from './verification-card.tsx'

const lastToast = () => currentToasts()[0]
const digit = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 6` })
const shown = () => [1, 2, 3, 4, 5, 6].map((place) => digit(place).value || '.').join('')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function show(props: Partial<VerificationCardProps> = {}) {
  const onVerified = vi.fn<VerificationCardProps['onVerified']>(async () => ({ success: true }))
  const onResend = vi.fn<VerificationCardProps['onResend']>(async () => ({ success: true }))
  const onBack = vi.fn()
  const { unmount } = render(
    <VerificationCard onVerified={onVerified} onResend={onResend} onBack={onBack} {...props} />,
  )
  return { onVerified, onResend, onBack, unmount }
}

const never = () => new Promise<never>(() => undefined)

describe('its words', () => {
  it('has a default title and description', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeDefined()
    expect(screen.getByText('A code has been sent to your email. Enter it below to continue.')).toBeDefined()
  })

  it('takes another title and description', () => {
    show({ title: 'Verify Login', description: 'Look into your mail.' })
    expect(screen.getByRole('heading', { name: 'Verify Login' })).toBeDefined()
    expect(screen.getByText('Look into your mail.')).toBeDefined()
  })

  it('has six labelled inputs in a labelled group, described by the text above', () => {
    show()
    const group = screen.getByRole('group', { name: '6-digit verification code' })
    expect(within(group).getAllByRole('textbox')).toHaveLength(6)
    const described = group.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/A code has been sent/)
  })

  it('has Resend, Back and Verify', async () => {
    const { onBack } = show()
    expect(button('Resend verification code').disabled).toBe(false)
    expect(button('Verify Code')).toBeDefined()
    await userEvent.click(button('Back'))
    expect(onBack).toHaveBeenCalledOnce()
  })
})

describe('entering the code', () => {
  it('starts in the first input, unless told not to', () => {
    show()
    expect(document.activeElement).toBe(digit(1))
  })

  it('leaves the focus alone when told to', () => {
    show({ takesFocus: false })
    expect(document.activeElement).toBe(document.body)
  })

  it('asks for digits and offers the one-time code of the browser in the first input', () => {
    show()
    expect(digit(1).getAttribute('autocomplete')).toBe('one-time-code')
    expect(digit(2).getAttribute('autocomplete')).toBe('off')
    expect(digit(1).inputMode).toBe('numeric')
  })

  it('sends a code that the browser fills into the first input', () => {
    const onVerified = vi.fn(never)
    show({ onVerified })
    fireEvent.change(digit(1), { target: { value: '409217' } })
    expect(shown()).toBe('409217')
    expect(onVerified).toHaveBeenCalledExactlyOnceWith('409217')
  })

  it('blocks what is not a digit and moves on with each digit', async () => {
    show()
    await userEvent.keyboard('4a-0 9x2')
    expect(shown()).toBe('4092..')
    expect(document.activeElement).toBe(digit(5))
  })

  it('moves on when the same digit is typed over itself', async () => {
    show()
    await userEvent.keyboard('44')
    digit(1).focus()
    await userEvent.keyboard('4')
    expect(document.activeElement).toBe(digit(2))
    expect(shown()).toBe('44....')
  })

  it.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown'])('does not block %s', (key) => {
    show()
    expect(fireEvent.keyDown(digit(1), { key })).toBe(true)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])('does not block the paste shortcut %j', (held) => {
    show()
    expect(fireEvent.keyDown(digit(1), { key: 'v', ...held })).toBe(true)
  })

  it('moves with the arrows, Home and End', async () => {
    show()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(digit(3))
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(digit(2))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(digit(6))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(digit(6))
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(digit(1))
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(digit(1))
  })

  it('fills all inputs from a paste of six digits, wherever it happens, and sends them', async () => {
    const onVerified = vi.fn(never)
    show({ onVerified })
    digit(4).focus()
    await userEvent.paste('Code: 409 217')
    expect(shown()).toBe('409217')
    expect(onVerified).toHaveBeenCalledExactlyOnceWith('409217')
  })

  it('goes to the first digit where a pasted code is refused', async () => {
    show({ onVerified: async () => ({ success: false }) })
    await userEvent.keyboard('409')
    await userEvent.paste('111222')
    expect(await screen.findByText(/^Verification failed\./)).toBeDefined()
    expect(document.activeElement).toBe(digit(1))
  })

  it('waits for the button where a shorter paste completes what was typed', async () => {
    const { onVerified } = show()
    await userEvent.keyboard('409')
    await userEvent.paste('217')
    expect(shown()).toBe('409217')
    expect(button('Verify Code').disabled).toBe(false)
    expect(onVerified).not.toHaveBeenCalled()
  })

  it('fills from the current input with a shorter paste', async () => {
    show()
    await userEvent.keyboard('9')
    await userEvent.paste('12')
    expect(shown()).toBe('912...')
    expect(document.activeElement).toBe(digit(4))
  })

  it('clears with Backspace, and goes back from an empty input without clearing the one before', async () => {
    show()
    await userEvent.keyboard('12')
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(digit(2))
    expect(shown()).toBe('12....')
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(digit(2))
    expect(shown()).toBe('1.....')
  })

  it('stays in the first input on Backspace', async () => {
    show()
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(digit(1))
  })

  it('clears with Delete', async () => {
    show()
    await userEvent.keyboard('12{ArrowLeft}{ArrowLeft}{Delete}')
    expect(shown()).toBe('.2....')
  })
})

describe('verifying', () => {
  it('cannot be pressed before six digits are there', async () => {
    show()
    await userEvent.keyboard('12345')
    expect(button('Verify Code').disabled).toBe(true)
    await userEvent.keyboard('6')
    expect(button('Verify Code').disabled).toBe(false)
  })

  it('says what is missing when Enter is pressed too early, and goes to the missing digit', async () => {
    const { onVerified } = show()
    await userEvent.keyboard('123{ArrowLeft}{Enter}')
    expect(lastToast()).toMatchObject({
      title: 'Invalid code',
      description: 'Please enter the 6-digit verification code',
      variant: 'destructive',
    })
    expect(screen.getByRole('alert').textContent).toBe('Invalid code. Please enter the 6-digit verification code')
    expect(document.activeElement).toBe(digit(4))
    expect(onVerified).not.toHaveBeenCalled()
  })

  it('hands the code to its parent, by Enter as well', async () => {
    const { onVerified } = show()
    await userEvent.keyboard('123456{Enter}')
    expect(onVerified).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('disables the buttons and says so meanwhile, and takes no second Enter', async () => {
    const onVerified = vi.fn(never)
    show({ onVerified })
    await userEvent.keyboard('123456')
    await userEvent.click(button('Verify Code'))
    expect(button('Verifying...').disabled).toBe(true)
    expect(button('Back').disabled).toBe(true)
    expect(button('Resend verification code').disabled).toBe(true)
    digit(1).focus()
    await userEvent.keyboard('9{Backspace}{Enter}')
    await userEvent.paste('99')
    expect(shown()).toBe('123456')
    expect(onVerified).toHaveBeenCalledOnce()
  })

  it.each([
    ['Too many tries', 'Too many tries'],
    ['', 'Invalid verification code'],
    [undefined, 'Invalid verification code'],
  ])('tells that the code was refused (%j), keeps it and goes to its first digit', async (message, description) => {
    show({ onVerified: async () => ({ success: false, message }) })
    await userEvent.keyboard('123456{Enter}')
    expect(lastToast()).toMatchObject({ title: 'Verification failed', description, variant: 'destructive' })
    expect(screen.getByRole('alert').textContent).toBe(`Verification failed. ${description}`)
    expect(digit(1).getAttribute('aria-invalid')).toBe('true')
    expect(shown()).toBe('123456')
    expect(document.activeElement).toBe(digit(1))
    expect(button('Verify Code').disabled).toBe(false)
  })

  it.each([
    [new Error('The server could not be reached.'), 'The server could not be reached.'],
    [new Error(''), 'An error occurred during verification'],
    ['a text', 'An error occurred during verification'],
  ])('tells of an error on the way: %s', async (thrown, description) => {
    const onVerified = async () => {
      throw thrown
    }
    show({ onVerified })
    await userEvent.keyboard('123456{Enter}')
    expect(lastToast()).toMatchObject({ title: 'Verification error', description, variant: 'destructive' })
    expect(screen.queryByText('Verification Complete')).toBeNull()
  })

  it('takes its refusal back once a code is accepted', async () => {
    const onVerified = vi.fn<VerificationCardProps['onVerified']>(async () => ({ success: true }))
    onVerified.mockResolvedValueOnce({ success: false })
    show({ onVerified })
    await userEvent.keyboard('123456{Enter}')
    expect(lastToast()).toMatchObject({ title: 'Verification failed', open: true })
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Verification Complete')).toBeDefined()
    expect(lastToast()).toMatchObject({ title: 'Verification failed', open: false })
  })

  it('accepts a parent that answers nothing', async () => {
    show({ onVerified: async () => undefined })
    await userEvent.keyboard('123456{Enter}')
    expect(screen.getByText('Verification Complete')).toBeDefined()
  })
})

describe('the success screen', () => {
  it('says that the code was accepted and has one button, which has the focus', async () => {
    show()
    await userEvent.keyboard('123456{Enter}')
    expect(screen.getByRole('heading', { name: 'Verification Complete' })).toBeDefined()
    expect(screen.getByText('Your code has been accepted. Click Continue to proceed.')).toBeDefined()
    expect(screen.getAllByRole('button')).toEqual([button('Continue')])
    expect(document.activeElement).toBe(button('Continue'))
  })

  it('calls the same callback with the code again on Continue', async () => {
    const { onVerified } = show()
    await userEvent.keyboard('123456{Enter}')
    await userEvent.click(button('Continue'))
    expect(onVerified.mock.calls).toEqual([['123456'], ['123456']])
    expect(screen.getByText('Verification Complete')).toBeDefined()
  })

  it('is left out when switched off', async () => {
    const { onVerified } = show({ showSuccess: false })
    await userEvent.keyboard('123456{Enter}')
    expect(onVerified).toHaveBeenCalledOnce()
    expect(screen.queryByText('Verification Complete')).toBeNull()
    expect(button('Verify Code')).toBeDefined()
  })
})

describe('a new code', () => {
  const cooldown = () => screen.queryByText(/^You can request a new code in/)?.textContent
  const pressResend = () => act(async () => fireEvent.click(button('Resend verification code')))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

  it('says that it is being sent', async () => {
    show({ onResend: never })
    await userEvent.click(button('Resend verification code'))
    expect(button('Sending...').disabled).toBe(true)
  })

  it('was sent: a toast, and the digits start over', async () => {
    const { onResend } = show()
    await userEvent.keyboard('12')
    await userEvent.click(button('Resend verification code'))
    expect(onResend).toHaveBeenCalledOnce()
    expect(lastToast()).toMatchObject({
      title: 'Code sent',
      description: 'A new verification code has been sent to your email.',
    })
    expect(shown()).toBe('......')
    expect(document.activeElement).toBe(digit(1))
  })

  it('is not spoken of when its answer comes after the card is gone', async () => {
    let answer: (outcome: { success: boolean }) => void = () => undefined
    const { unmount } = show({
      onResend: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await userEvent.click(button('Resend verification code'))
    unmount()
    await act(async () => answer({ success: true }))
    expect(currentToasts().filter(({ open }) => open)).toEqual([])
  })

  it('waits out the cooldown of an earlier card', () => {
    vi.useFakeTimers()
    show({ resendableAt: Date.now() + 20_000 })
    expect(cooldown()).toBe('You can request a new code in 20 seconds')
    pass(20_000)
    expect(button('Resend verification code').disabled).toBe(false)
  })

  it('knows no cooldown longer than 60 seconds, whatever the clock says', () => {
    vi.useFakeTimers()
    show({ resendableAt: Date.now() + 600_000 })
    expect(cooldown()).toBe('You can request a new code in 60 seconds')
  })

  it('can be asked for again after 60 seconds, counted down each second', async () => {
    vi.useFakeTimers()
    show()
    await pressResend()
    expect(cooldown()).toBe('You can request a new code in 60 seconds')
    expect(screen.queryByRole('button', { name: 'Resend verification code' })).toBeNull()
    pass(1000)
    expect(cooldown()).toBe('You can request a new code in 59 seconds')
    pass(58_000)
    expect(cooldown()).toBe('You can request a new code in 1 seconds')
    pass(1000)
    expect(cooldown()).toBeUndefined()
    expect(button('Resend verification code').disabled).toBe(false)
  })

  it('counts by the clock, not by ticks that a hidden tab may miss', async () => {
    vi.useFakeTimers()
    show()
    await pressResend()
    vi.setSystemTime(Date.now() + 40_000)
    pass(1000)
    expect(cooldown()).toBe('You can request a new code in 19 seconds')
  })

  it('does not read the countdown out each second', async () => {
    vi.useFakeTimers()
    show()
    await pressResend()
    expect(screen.getByText(/^You can request/).closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })

  it.each([
    ['Please wait 40 seconds.', 'Please wait 40 seconds.'],
    ['', 'Please try again later'],
    [undefined, 'Please try again later'],
  ])('was refused (%j): no cooldown, and it can be tried again', async (message, description) => {
    show({ onResend: async () => ({ success: false, message }) })
    await userEvent.click(button('Resend verification code'))
    expect(lastToast()).toMatchObject({ title: 'Failed to resend code', description, variant: 'destructive' })
    expect(digit(1).getAttribute('aria-invalid')).toBe('false')
    expect(cooldown()).toBeUndefined()
    expect(button('Resend verification code').disabled).toBe(false)
  })

  it.each([
    [new Error('The server could not be reached.'), 'The server could not be reached.'],
    [new Error(''), 'An error occurred while resending the code'],
    [null, 'An error occurred while resending the code'],
  ])('met an error (%s): no cooldown', async (thrown, description) => {
    const onResend = async () => {
      throw thrown
    }
    show({ onResend })
    await userEvent.click(button('Resend verification code'))
    expect(lastToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' })
    expect(cooldown()).toBeUndefined()
  })
})
