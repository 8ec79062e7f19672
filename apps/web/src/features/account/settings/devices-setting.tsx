import { deviceOf } from '@bespeak/domain/account/device-name.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { revokeOthersMutation, revokeSessionMutation, type Session, sessionsQuery } from '../../../lib/account.ts'
import { problemOf } from '../../../lib/load-problem.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FocusKept } from '../../../ui/focus-kept.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../account.module.css'

export function DevicesSetting() {
  const sessions = useQuery(sessionsQuery())
  return (
    <Setting id="devices" title="Signed-in devices" reason="Sign out any you do not recognize.">
      {sessions.error && !sessions.data && (
        <LoadProblem title="Your devices could not be loaded." problem={problemOf([sessions])} />
      )}
      {sessions.isPending && <Skeleton lines={4} label="Loading your devices" />}
      {sessions.data && <Devices sessions={inOrder(sessions.data)} />}
    </Setting>
  )
}

/** This one first, then the one that was used last. */
const inOrder = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  )

function Devices({ sessions }: { sessions: Session[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <FocusKept at={sessions.length}>
      <SettingRows label="Signed-in devices">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
      </SettingRows>
      {others > 0 && <SignOutOthers count={others} />}
    </FocusKept>
  )
}

function DeviceRow({ session }: { session: Session }) {
  const revoke = useMutation(revokeSessionMutation())
  const { name, isHeldInHand } = deviceOf(session.userAgent)
  const Icon = isHeldInHand ? Smartphone : Laptop
  return (
    <SettingRow
      icon={<Icon size={20} strokeWidth={1.5} aria-hidden="true" />}
      title={
        <>
          {name}
          {session.isCurrent && <Badge tone="fit">This one</Badge>}
        </>
      }
      detail={<Seen session={session} />}
      end={
        !session.isCurrent && (
          <Button
            variant="line"
            size="sm"
            busy={revoke.isPending}
            aria-label={`Sign out ${name}`}
            onClick={() => revoke.mutate(session.id)}
          >
            Sign out
          </Button>
        )
      }
    />
  )
}

function Seen({ session: { isCurrent, lastSeenAt, createdAt, ipAddress } }: { session: Session }) {
  return (
    <>
      {isCurrent ? (
        'In use now'
      ) : (
        <>
          Last used <Moment at={lastSeenAt} />
        </>
      )}
      , signed in <Moment at={createdAt} />
      {ipAddress && `, from ${ipAddress}`}.
    </>
  )
}

const inWords = ['', 'device', 'two', 'three', 'four', 'five']

function SignOutOthers({ count }: { count: number }) {
  const revoke = useMutation(revokeOthersMutation())
  return (
    <div className={styles.actions}>
      <Button variant="line" busy={revoke.isPending} onClick={() => revoke.mutate()}>
        Sign out the other {inWords[count] ?? count}
      </Button>
    </div>
  )
}
