import { useState } from 'react'
import { DrawnHtml } from '../../../ui/drawn-html.tsx'
import { RichTextInput } from '../../../ui/rich-text-input/rich-text-input.tsx'
import { Caption, Specimen } from '../specimen.tsx'

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
      <Caption>Empty</Caption>
      <RichTextInput label="An empty text" value="" height={100} />
    </Specimen>
  )
}
