import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { emptyDocument, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useState } from 'react'
import { LastSaved } from '../../../ui/last-saved.tsx'
import { AccentChooser } from '../../../ui/look/accent-chooser.tsx'
import { PagePreview } from '../../../ui/page-preview/page-preview.tsx'
import { Caption, Pair, Specimen } from '../specimen.tsx'

const resume: ResumeDocument = {
  ...emptyDocument(),
  basics: { name: 'Your name', email: 'you@example.org', links: [], more: [] },
  sections: [
    {
      id: 's1',
      kind: 'summary',
      title: 'Summary',
      entries: [{ type: 'text', id: 'e1', lines: [{ id: 'l1', text: 'What you do, in a line or two.' }] }],
    },
  ],
}

const [now, anHourAgo] = [Date.now(), Date.now() - 60 * 60 * 1000]

export function PageSpecimens() {
  const [layout, setLayout] = useState(usualLayout)
  return (
    <Specimen title="Page" note="A resume as its PDF shows it, as wide as there is room. Beside it, when it was saved.">
      <Pair>
        <PagePreview label="A page in the classic template" document={resume} layout={layout} />
        <div>
          <AccentChooser layout={layout} onChoose={(accent) => setLayout({ ...layout, accent })} />
          <Caption>Last saved</Caption>
          <p>
            <LastSaved at={now} />
          </p>
          <p>
            <LastSaved at={anHourAgo} />
          </p>
        </div>
      </Pair>
    </Specimen>
  )
}
