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
import * as texts from '../texts/settings.tsx'

export function DevicesSetting() {
  const sessions = useQuery(sessionsQuery())
  return (
    <Setting id="devices" title={texts.devices} reason={texts.devicesReason}>
      {sessions.error && !sessions.data && (
        <LoadProblem title={texts.devicesNotLoaded} problem={problemOf([sessions])} />
      )}
      {sessions.isPending && <Skeleton lines={4} label={texts.devicesLoading} />}
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
      <SettingRows label={texts.devices}>
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
          {session.isCurrent && <Badge tone="fit">{texts.thisDevice}</Badge>}
        </>
      }
      detail={<Seen session={session} />}
      end={
        !session.isCurrent && (
          <Button
            variant="line"
            size="sm"
            busy={revoke.isPending}
            aria-label={texts.signOutDevice(name)}
            onClick={() => revoke.mutate(session.id)}
          >
            {texts.signOut}
          </Button>
        )
      }
    />
  )
}

function Seen({ session: { isCurrent, lastSeenAt, createdAt, ipAddress } }: { session: Session }) {
  const used = isCurrent ? texts.inUseNow : texts.lastUsed(<Moment at={lastSeenAt} />)
  return texts.seen(used, <Moment at={createdAt} />, ipAddress)
}

function SignOutOthers({ count }: { count: number }) {
  const revoke = useMutation(revokeOthersMutation())
  return (
    <div className={styles.actions}>
      <Button variant="line" busy={revoke.isPending} onClick={() => revoke.mutate()}>
        {texts.signOutOthers(count)}
      </Button>
    </div>
  )
}
