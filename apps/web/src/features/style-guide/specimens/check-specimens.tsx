import { AtsChecks } from '../../../ui/ats-checks.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pair, Specimen } from '../specimen.tsx'

const report = {
  score: 81,
  checks: [
    {
      id: 'weak-openings',
      title: 'Weak openings',
      status: 'warn',
      detail: '“Was responsible for the monthly close”.',
      fix: 'Start with the verb: “Responsible for the books” becomes “Kept the books”.',
    },
    {
      id: 'dates-valid',
      title: 'A role ends before it starts',
      status: 'fail',
      detail: '“Junior Developer”.',
      fix: 'Check the two dates.',
    },
    { id: 'name', title: 'Your name', status: 'pass', detail: 'Passed.', fix: null },
    { id: 'email', title: 'Email address', status: 'pass', detail: 'Passed.', fix: null },
    { id: 'columns', title: 'One column', status: 'n/a', detail: 'There is no file to look at.', fix: null },
  ],
}

const passed = report.checks.filter(({ status }) => status === 'pass')

export function CheckSpecimens() {
  return (
    <Specimen title="Checks" note="The worst first, each with its fix. What passed is folded.">
      <Pair>
        <Card title="ATS check" headingLevel={3}>
          <AtsChecks report={report} />
        </Card>
        <Card title="Nothing to fix" headingLevel={3}>
          <AtsChecks report={{ checks: passed }} />
        </Card>
      </Pair>
    </Specimen>
  )
}
