import { useState } from 'react'
import { Segments } from '../../../ui/segments.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Row, Specimen } from '../specimen.tsx'

const tabs = [
  { value: 'resume', label: 'Resume', content: <p>The lines as you wrote them.</p> },
  { value: 'versions', label: 'Versions 7', content: <p>Each save, kept.</p> },
  { value: 'tailored', label: 'Tailored 4', content: <p>One for each job.</p> },
  { value: 'ats', label: 'ATS check', content: <p>What the software that reads you first can read.</p> },
]

const segments = [
  { value: 'all', label: 'All 12' },
  { value: 'gaps', label: 'Gaps 2' },
  { value: 'partly', label: 'Partly 4' },
]

export function TabsSpecimens() {
  const [tab, setTab] = useState('resume')
  const [segment, setSegment] = useState('all')
  return (
    <Specimen title="Tabs and segments" note="Arrow keys move, Home and End jump.">
      <Tabs label="Resume" value={tab} onValueChange={setTab} items={tabs} />
      <Row>
        <Segments label="Requirements" value={segment} onValueChange={setSegment} items={segments} />
      </Row>
    </Specimen>
  )
}
