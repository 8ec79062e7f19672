import { AtsChecks } from '../../../ui/ats-checks.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pair, Specimen } from '../specimen.tsx'

const report = {
  score: 81,
  checks: [
    {
      id: 'weak-openings',
      title: 'Some lines start with empty words',
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
    { id: 'name', title: 'Your name', status: 'pass', detail: 'In order.', fix: null },
    { id: 'email', title: 'Email address', status: 'pass', detail: 'In order.', fix: null },
    { id: 'columns', title: 'One column', status: 'n/a', detail: 'There is no file to look at.', fix: null },
  ],
}

const inOrder = report.checks.filter(({ status }) => status === 'pass')

export function CheckSpecimens() {
  return (
    <Specimen title="Checks" note="The gravest first, each with what to do. What is in order is folded away.">
      <Pair>
        <Card title="ATS check" headingLevel={3}>
          <AtsChecks report={report} />
        </Card>
        <Card title="Nothing to fix" headingLevel={3}>
          <AtsChecks report={{ score: 100, checks: inOrder }} />
        </Card>
      </Pair>
    </Specimen>
  )
}
