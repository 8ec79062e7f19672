import { type LiveState, useLiveState } from '../../lib/live/index.ts'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Table } from '../../ui/table.tsx'
import styles from './live-page.module.css'

export function Component() {
  const { user, isLoading } = useAuth()
  return (
    <Page
      title="Live connection"
      lead="The progress of long work and your notifications reach an open page through this connection."
      width="reading"
    >
      {user ? <Connection /> : isLoading ? <Spinner label="Loading…" /> : <Anonymous />}
    </Page>
  )
}

const Anonymous = () => (
  <EmptyState
    title="You are not logged in"
    action={<ButtonLink to={paths.auth({ redirect: paths.live() })}>Log in</ButtonLink>}
  >
    The connection belongs to an account. Log in to see its state.
  </EmptyState>
)

const words: Record<LiveState['status'], { label: string; tone: 'fit' | 'warn' | 'plain' }> = {
  open: { label: 'Connected', tone: 'fit' },
  connecting: { label: 'Connecting', tone: 'plain' },
  waiting: { label: 'Lost, trying again', tone: 'warn' },
  closed: { label: 'Closed', tone: 'plain' },
}

function Connection() {
  const state = useLiveState()
  const { label, tone } = words[state.status]
  return (
    <div className={styles.cards}>
      <Card title="State">
        <dl className={styles.facts}>
          <dt>Status</dt>
          <dd>
            <span role="status">
              <Badge tone={tone}>{label}</Badge>
            </span>
          </dd>
          <dt>Client id</dt>
          <dd>{state.clientId ?? 'None yet'}</dd>
          <dt>Round trip</dt>
          <dd>{state.roundTrip === null ? 'Not measured yet' : `${state.roundTrip} ms`}</dd>
        </dl>
      </Card>
      <Card title="Last events">
        {state.lastEvents.length === 0 ? (
          <p>Nothing has happened yet.</p>
        ) : (
          <Table
            caption="The last events"
            columns={[
              { key: 'at', label: 'Time' },
              { key: 'event', label: 'Event' },
              { key: 'data', label: 'Data' },
            ]}
          >
            {state.lastEvents.map(({ number, event, data, at }) => (
              <tr key={number}>
                <td>{at.toLocaleTimeString('en')}</td>
                <td>{event}</td>
                <td className={styles.data}>{JSON.stringify(data)}</td>
              </tr>
            ))}
          </Table>
        )}
      </Card>
    </div>
  )
}
