import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DrawnHtml } from '../../../ui/drawn-html.tsx'
import { type RichTextHandle, RichTextInput } from '../../../ui/rich-text-input/rich-text-input.tsx'
import { Caption, Row, Specimen } from '../specimen.tsx'

const line =
  '<p>Wrote the <em>weekly</em> report in <a href="https://example.org">one page</a>.</p><ul><li>One line</li></ul>'
const resume = '<h2>Experience</h2><p><strong>Analyst</strong>, a shop of shoes</p><ul><li>Counted the stock</li></ul>'

export function RichTextSpecimens() {
  const [plain, setPlain] = useState(line)
  const [structured, setStructured] = useState(resume)
  return (
    <Specimen title="Rich text" note="Italic, link, bullet list. A resume keeps its headings and bold as well.">
      <RichTextInput label="A text" value={plain} onChange={setPlain} height={140} />
      <Caption>With headings and bold</Caption>
      <RichTextInput label="A resume" value={structured} onChange={setStructured} height={180} structure />
      <Caption>To read</Caption>
      <RichTextInput label="An explanation" value={line} readOnly showToolbar={false} height={100} />
      <Caption>Drawn anew from its words, without an editor</Caption>
      <DrawnHtml html={line} />
      <Caption>Moved by its page</Caption>
      <MovedText />
      <Caption>Empty, and as high as it is by itself</Caption>
      <RichTextInput label="An empty text" value="" />
    </Specimen>
  )
}

/** What a page may do with the input, once it is ready. */
function MovedText() {
  const [text, setText] = useState(line)
  const [input, setInput] = useState<RichTextHandle | null>(null)
  const [selected, setSelected] = useState('')
  // In the console of this page one can do with it whatever a page can.
  useEffect(() => {
    Reflect.set(window, 'movedText', input)
    return () => void Reflect.deleteProperty(window, 'movedText')
  }, [input])
  const read = () => {
    const at = input?.getSelection()
    setSelected(at ? (input?.getEditor().getText(at.index, at.length) ?? '') : '')
  }
  return (
    <>
      <RichTextInput label="A text that is moved" value={text} onChange={setText} onReady={setInput} height={100} />
      <Row>
        <Button variant="line" onClick={() => input?.focus()}>
          Focus it
        </Button>
        <Button variant="line" onClick={() => input?.setSelection(6, 3)}>
          Select a word
        </Button>
        <Button variant="line" onClick={() => input?.insertHtml('<em>each</em>')}>
          Insert at the cursor
        </Button>
        <Button variant="line" onClick={read}>
          Read what is selected
        </Button>
        <output>{selected}</output>
      </Row>
    </>
  )
}
