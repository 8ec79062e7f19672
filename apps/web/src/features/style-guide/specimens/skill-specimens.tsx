import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Demand, Level } from '../../../ui/level.tsx'
import { Caption, Specimen, Trio } from '../specimen.tsx'

const options = [
  { key: 'sql', name: 'SQL', more: 'Databases', end: 'asked in 2 of 6' },
  { key: 'nosql', name: 'NoSQL', more: 'Databases', end: <Badge tone="fit">Yours</Badge>, disabled: true },
  { key: 'new', name: 'Add it as you wrote it', apart: true },
]

export function SkillSpecimens() {
  const [value, setValue] = useState('')
  return (
    <Specimen title="Skills" note="A level is stated, demand is counted: both are sewn, neither is yellow.">
      <Trio>
        <Card>
          <Caption>Level</Caption>
          <Level level={4} />
        </Card>
        <Card>
          <Caption>Demand</Caption>
          <Demand jobs={4} of={6} />
        </Card>
        <Card>
          <Caption>Demand, above twelve jobs</Caption>
          <Demand jobs={9} of={31} />
        </Card>
      </Trio>
      <Combobox label="Find a skill" value={value} onValueChange={setValue} options={options} onChoose={setValue} />
    </Specimen>
  )
}
