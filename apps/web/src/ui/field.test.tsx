import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import {
  CheckboxField,
  FieldGroup,
  PasswordField,
  RadioField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from './field.tsx'

/** What a screen reader reads after the name. */
function description(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing with the id ${id}`)
}

describe.each([
  ['TextField', TextField],
  ['PasswordField', PasswordField],
  ['TextAreaField', TextAreaField],
  ['SelectField', SelectField],
])('%s', (_, Field) => {
  it('is named by its label and free of errors', () => {
    render(<Field label="Title" />)
    const control = screen.getByLabelText('Title')
    expect(control.getAttribute('aria-invalid')).toBeNull()
    expect(control.getAttribute('aria-describedby')).toBeNull()
  })

  it('ties hint, "Optional" and error to the control', () => {
    render(<Field label="Title" optional hint="As in the ad." error="Title is required" />)
    const control = screen.getByLabelText('Title')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(description(control)).toEqual(['Optional', 'As in the ad.', 'Title is required'])
  })

  it('keeps an id and a description that it is given', () => {
    render(
      <>
        <Field label="Title" id="title" aria-describedby="outside" error="Title is required" />
        <p id="outside">Shown in lists.</p>
      </>,
    )
    const control = screen.getByLabelText('Title')
    expect(control.id).toBe('title')
    expect(description(control)).toEqual(['Shown in lists.', 'Title is required'])
  })

  it('keeps what stands at the end of its label out of its name', () => {
    render(<Field label="Title" labelEnd={<a href="/help">Which title?</a>} />)
    expect(screen.getByLabelText('Title')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Which title?' })).toBeTruthy()
  })
})

describe('PasswordField', () => {
  it('hides the characters until asked to show them', async () => {
    render(<PasswordField label="Password" />)
    const password = screen.getByLabelText('Password')
    expect(password.getAttribute('type')).toBe('password')

    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(password.getAttribute('type')).toBe('text')

    await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }))
    expect(password.getAttribute('type')).toBe('password')
  })
})

describe('fields in a form', () => {
  function Form({ onSend }: { onSend: (values: object) => void }) {
    const form = useForm({ defaultValues: { username: '', style: 'concise', terms: false } })
    return (
      <form onSubmit={form.handleSubmit((values) => onSend(values))}>
        <TextField
          label="Username"
          error={form.formState.errors.username?.message}
          {...form.register('username', { required: 'Username is required' })}
        />
        <SelectField label="Style" {...form.register('style')}>
          <option value="concise">Concise</option>
          <option value="warm">Warm</option>
        </SelectField>
        <CheckboxField label="I agree" {...form.register('terms')} />
        <button type="submit">Send</button>
      </form>
    )
  }

  it('shows the error of an empty field and puts the focus there', async () => {
    const onSend = vi.fn()
    render(<Form onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).not.toHaveBeenCalled()
    expect(await screen.findByText('Username is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })

  it('hands over what was entered', async () => {
    const onSend = vi.fn()
    render(<Form onSend={onSend} />)
    await userEvent.type(screen.getByLabelText('Username'), 'data_analyst')
    await userEvent.selectOptions(screen.getByLabelText('Style'), 'warm')
    await userEvent.click(screen.getByLabelText('I agree'))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ username: 'data_analyst', style: 'warm', terms: true })
  })
})

describe('choices', () => {
  it('CheckboxField ties its error to the box', () => {
    render(<CheckboxField label="I agree" error="Please agree to continue" />)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(description(box)).toEqual(['Please agree to continue'])
  })

  it('SwitchField tells the new state', async () => {
    const onCheckedChange = vi.fn()
    render(<SwitchField label="Email updates" checked={false} onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Email updates' }))
    expect(onCheckedChange).toHaveBeenCalledWith(true)
  })

  it('FieldGroup names its choices and ties its error to the group', () => {
    render(
      <FieldGroup legend="Tone" error="Please choose a tone">
        <RadioField name="tone" value="warm" label="Warm" />
        <RadioField name="tone" value="concise" label="Concise" />
      </FieldGroup>,
    )
    expect(description(screen.getByRole('group', { name: 'Tone' }))).toEqual(['Please choose a tone'])
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })
})
