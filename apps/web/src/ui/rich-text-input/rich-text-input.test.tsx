import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Quill from 'quill/core.js'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type RichTextHandle, RichTextInput } from './rich-text-input.tsx'

type Props = Parameters<typeof RichTextInput>[0]

function show(props: Partial<Props> = {}) {
  const onChange = vi.fn<(html: string) => void>()
  let handle: RichTextHandle | undefined
  const element = (more: Partial<Props> = {}) => (
    <RichTextInput
      value="<p>A line.</p>"
      onChange={onChange}
      onReady={(given) => {
        handle = given
      }}
      {...props}
      {...more}
    />
  )
  const view = render(element())
  if (!handle) throw new Error('onReady was not called')
  const ready: RichTextHandle = handle
  return {
    onChange,
    handle: ready,
    editor: ready.getEditor(),
    again: (more: Partial<Props>) => view.rerender(element(more)),
    view,
  }
}

const textbox = () => screen.getByRole('textbox')
const type = (editor: Quill, text: string, at = 0) => act(() => editor.insertText(at, text, 'user'))

describe('refusals', () => {
  it.each(['<p>A line.</p>', '<ul><li>A bullet</li></ul>'])(
    'does not hold the focus by Tab or Shift+Tab: %s',
    (value) => {
      const { editor, onChange } = show({ value })
      act(() => editor.setSelection(0, 0))
      for (const shiftKey of [false, true])
        expect(fireEvent.keyDown(textbox(), { key: 'Tab', code: 'Tab', keyCode: 9, shiftKey })).toBe(true)
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('keeps only italic, link, list and bullet list', () => {
    const { editor, onChange } = show({
      value:
        '<h2>Work</h2><p><b>Bold</b> <u>under</u> <em>said</em></p><ul><li>One</li></ul><img src="https://a.example/x.png">',
    })
    type(editor, '!')
    expect(onChange).toHaveBeenLastCalledWith('<p>!Work</p><p>Bold under <em>said</em></p><ul><li>One</li></ul>')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'vbscript:x'])(
    'makes a link to %s a blank one',
    (address) => {
      const { editor, onChange } = show({ value: `<p><a href="${address}">here</a></p>` })
      type(editor, '!', 4)
      expect(onChange.mock.lastCall?.[0]).toContain('href="about:blank"')
    },
  )

  it.each(['https://a.example/', 'http://a.example/', 'mailto:a@b.example', 'tel:+441234', 'sms:+441234'])(
    'keeps a link to %s',
    (address) => {
      const { editor, onChange } = show({ value: `<p><a href="${address}">here</a></p>` })
      type(editor, '!', 4)
      expect(onChange.mock.lastCall?.[0]).toContain(`href="${address}"`)
    },
  )

  it('takes image sources from http, https and data only, and rewrites watch links', () => {
    show()
    const sanitize = (name: string, url: string) =>
      (Quill.import(`formats/${name}`) as unknown as { sanitize(given: string): string }).sanitize(url)
    expect(sanitize('image', 'javascript:alert(1)')).toBe('//:0')
    expect(sanitize('image', 'data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
    expect(sanitize('video', 'https://www.youtube.com/watch?v=abc')).toBe(
      'https://www.youtube.com/embed/abc?showinfo=0',
    )
    expect(sanitize('video', 'javascript:alert(1)')).toBe('about:blank')
  })

  it('accepts dropped images of two kinds, groups what is typed within a second, and remembers a hundred steps', () => {
    const { editor } = show()
    expect(editor.options.modules).toMatchObject({
      uploader: { mimetypes: ['image/png', 'image/jpeg'] },
      history: { delay: 1000, maxStack: 100 },
    })
  })

  it('survives an onReady that throws', () => {
    expect(() =>
      show({
        onReady: () => {
          throw new Error('no')
        },
      }),
    ).toThrow('onReady was not called')
    expect(textbox().textContent).toContain('A line.')
  })

  it('ignores a selection and a cursor that cannot be', () => {
    const { handle, view } = show()
    view.unmount()
    expect(() => {
      handle.focus()
      handle.insertHtml('<p>x</p>')
      handle.setSelection(99, 99)
      handle.getSelection()
    }).not.toThrow()
  })
})

describe('the value', () => {
  it('starts from the value and says nothing about it', () => {
    const { onChange } = show({ value: '<p>Led&nbsp;a   team</p><ul><li>One</li><li><em>Two</em></li></ul>' })
    expect(textbox().textContent).toContain('One')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('starts from the value again when React makes it twice', () => {
    render(
      <StrictMode>
        <RichTextInput value="<p>A line.</p>" />
      </StrictMode>,
    )
    expect(textbox().textContent).toBe('A line.')
  })

  it('reports a change as HTML, once', () => {
    const { editor, onChange } = show()
    type(editor, 'Not ')
    expect(onChange.mock.calls).toEqual([['<p>Not A line.</p>']])
  })

  it('reports nothing where the HTML is as it was', () => {
    const { editor, onChange } = show()
    act(() => {
      editor.updateContents([{ retain: 1 }], 'user')
    })
    expect(onChange).not.toHaveBeenCalled()
  })

  it('replaces content from outside silently and restores the selection', () => {
    const { handle, editor, onChange, again } = show({ value: '<p>A long enough line.</p>' })
    act(() => {
      editor.focus()
      handle.setSelection(2, 4)
    })
    again({ value: '<p>Another long enough line.</p>' })
    expect(textbox().textContent).toBe('Another long enough line.')
    expect(handle.getSelection()).toMatchObject({ index: 2, length: 4 })
    expect(onChange).not.toHaveBeenCalled()
  })

  it('leaves the content alone when its own words come back', () => {
    const { editor, onChange, again } = show()
    type(editor, 'Not ')
    const before = textbox().firstElementChild
    again({ value: onChange.mock.lastCall?.[0] ?? '' })
    expect(textbox().firstElementChild).toBe(before)
  })

  it('keeps headings and bold with `structure`', () => {
    const { editor, onChange } = show({ structure: true, value: '<h2>Work</h2><p><strong>Lead</strong>, Acme</p>' })
    type(editor, '!', 5)
    expect(onChange).toHaveBeenLastCalledWith('<h2>Work</h2><p><strong>!Lead</strong>, Acme</p>')
  })

  it('is empty when nothing is left', () => {
    const { editor, onChange } = show()
    act(() => editor.deleteText(0, editor.getLength(), 'user'))
    expect(onChange).toHaveBeenLastCalledWith('')
  })
})

describe('what it looks like', () => {
  it('says "Start typing…" by default, and is 360 px high', () => {
    show({ value: '' })
    expect(textbox().dataset.placeholder).toBe('Start typing…')
    expect(document.querySelector<HTMLElement>('.ql-container')?.parentElement?.style.height).toBe('360px')
  })

  it('takes another height and placeholder', () => {
    show({ value: '', height: '50vh', placeholder: 'Write here' })
    expect(textbox().dataset.placeholder).toBe('Write here')
    expect(document.querySelector<HTMLElement>('.ql-container')?.parentElement?.style.height).toBe('50vh')
  })

  it('takes a class of its page', () => {
    const { view } = show({ className: 'narrow' })
    expect(view.container.firstElementChild?.classList.contains('narrow')).toBe(true)
  })

  it('has a toolbar of four buttons, or none', () => {
    const { again } = show()
    expect(screen.getAllByRole('button').map((it) => it.title)).toEqual([
      'Italic',
      'Link',
      'Bullet list',
      'Clear formatting',
    ])
    again({ showToolbar: false })
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('can be read only, and written again', () => {
    const { editor, again } = show({ readOnly: true })
    expect(editor.isEnabled()).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Italic' }).disabled).toBe(true)
    again({ readOnly: false })
    expect(editor.isEnabled()).toBe(true)
  })

  it('empties its container and stops listening when it goes', () => {
    const { editor, onChange, view } = show()
    const container = document.querySelector('.ql-container')?.parentElement
    view.unmount()
    editor.insertText(0, 'late', 'user')
    expect(onChange).not.toHaveBeenCalled()
    expect(container?.childElementCount).toBe(0)
  })
})

describe('the toolbar', () => {
  it('names the editor that it controls, and none before it is there', () => {
    expect(renderToStaticMarkup(<RichTextInput value="" />)).not.toContain('aria-controls')
    const ids: string[] = []
    render(<RichTextInput value="" onReady={(handle) => ids.push(handle.getEditor().root.id)} />)
    expect(ids).toEqual([textbox().id])
    expect(screen.getByRole('toolbar').getAttribute('aria-controls')).toBe(textbox().id)
  })

  it('moves with the arrow keys', async () => {
    show()
    screen.getByRole('button', { name: 'Italic' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link' }))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear formatting' }))
  })

  it('sets what is selected in italics, in a list, and clears it again', () => {
    const { handle, editor, onChange } = show()
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    act(() => {
      editor.focus()
      handle.setSelection(0, 6)
    })
    press('Italic')
    expect(onChange).toHaveBeenLastCalledWith('<p><em>A line</em>.</p>')
    press('Bullet list')
    expect(onChange).toHaveBeenLastCalledWith('<ul><li><em>A line</em>.</li></ul>')
    press('Clear formatting')
    expect(onChange).toHaveBeenLastCalledWith('<p>A line.</p>')
  })
})
