import { Card } from '../../../ui/card.tsx'
import { WordDifference } from '../../../ui/word-difference.tsx'
import { Specimen } from '../specimen.tsx'

const before = `Mara Ellison
Leeds, UK
Experience
Data Analyst, Corbel Insurance
Ran 11 A/B tests on the online claims form.
Responsible for the weekly dashboard.
Helped two new analysts learn our dbt setup.`

const after = `Mara Ellison
Leeds, UK
Experience
Data Analyst, Corbel Insurance
Ran 11 experiments on the online claims form.
Built two Looker explores for the claims team.
Helped two new analysts learn our dbt setup.`

export function DifferenceSpecimens() {
  return (
    <Specimen title="Differences" note="By line, and in a line by word. Chalk for what came, struck for what went.">
      <Card>
        <WordDifference before={before} after={after} />
      </Card>
    </Specimen>
  )
}
