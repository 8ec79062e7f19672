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
import * as texts from './texts.ts'

export function Component() {
  const { user, isLoading } = useAuth()
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      {user ? <Connection /> : isLoading ? <Spinner label={texts.loading} /> : <Anonymous />}
    </Page>
  )
}

const Anonymous = () => (
  <EmptyState
    title={texts.notLoggedIn}
    action={<ButtonLink to={paths.auth({ redirect: paths.live() })}>{texts.logIn}</ButtonLink>}
  >
    {texts.logInFirst}
  </EmptyState>
)

const tones: Record<LiveState['status'], 'fit' | 'warn' | 'plain'> = {
  open: 'fit',
  connecting: 'plain',
  waiting: 'warn',
  closed: 'plain',
}

function Connection() {
  const state = useLiveState()
  return (
    <div className={styles.cards}>
      <Card title={texts.state}>
        <dl className={styles.facts}>
          <dt>{texts.status}</dt>
          <dd>
            <span role="status">
              <Badge tone={tones[state.status]}>{texts.statuses[state.status]}</Badge>
            </span>
          </dd>
          <dt>{texts.clientId}</dt>
          <dd>{state.clientId ?? texts.noClientId}</dd>
          <dt>{texts.roundTrip}</dt>
          <dd>{state.roundTrip === null ? texts.notMeasured : texts.milliseconds(state.roundTrip)}</dd>
        </dl>
      </Card>
      <Card title={texts.lastEvents}>
        {state.lastEvents.length === 0 ? (
          <p>{texts.noEvents}</p>
        ) : (
          <Table
            caption={texts.eventsCaption}
            columns={[
              { key: 'at', label: texts.eventColumns.at },
              { key: 'event', label: texts.eventColumns.event },
              { key: 'data', label: texts.eventColumns.data },
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
