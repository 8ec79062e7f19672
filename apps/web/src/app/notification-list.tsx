import type { UseQueryResult } from '@tanstack/react-query'
import {
  Bell,
  CalendarClock,
  ChartNoAxesColumn,
  Check,
  CreditCard,
  Download,
  Gauge,
  type LucideIcon,
  Scissors,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { plainMessage } from '../lib/graphql/plain-message.ts'
import type { Notification } from '../lib/notifications.ts'
import { safeDestination } from '../lib/return-destination.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Moment } from '../ui/moment.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './notifications.module.css'
import * as texts from './texts/account.ts'

const icons: Record<string, LucideIcon> = {
  analysis: ChartNoAxesColumn,
  export: Download,
  payment: CreditCard,
  limit: Gauge,
  reminder: CalendarClock,
  welcome: Scissors,
}

const atOnce = 10

type ListProps = { notifications: UseQueryResult<Notification[]>; onRead: (id: number) => void }

export function NotificationList({ notifications, onRead }: ListProps) {
  const { data, isPending, error } = notifications
  if (isPending) return <Skeleton lines={3} label={texts.loadingNotifications} className={styles.rest} />
  return (
    <>
      {error && <NotLoaded notifications={notifications} />}
      {data?.length === 0 && <Nothing />}
      {data && data.length > 0 && <Rows all={data} onRead={onRead} />}
    </>
  )
}

function Nothing() {
  return (
    <div className={styles.rest}>
      <p className={styles.title}>{texts.nothingNew}</p>
      <p>{texts.whatComesHere}</p>
    </div>
  )
}

function NotLoaded({ notifications: { error, isFetching, refetch } }: Pick<ListProps, 'notifications'>) {
  return (
    <Note tone="danger" role="alert" title={texts.notLoaded} className={styles.problem}>
      {plainMessage(error, texts.errorOccurred)}{' '}
      <Button variant="line" size="sm" busy={isFetching} onClick={() => void refetch()}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}

function Rows({ all, onRead }: { all: readonly Notification[]; onRead: ListProps['onRead'] }) {
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(atOnce)
  const shown = all.slice(0, most)
  const more = {
    total: all.length,
    has: all.length > most,
    isLoading: false,
    problem: null,
    show: () => setMost(most + atOnce),
  }
  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((notification) => (
          <Row key={notification.id} notification={notification} onRead={onRead} />
        ))}
      </ul>
      <div className={styles.more}>
        <MoreRows list={list} shown={shown.length} more={more} />
      </div>
    </>
  )
}

function Row({ notification, onRead }: { notification: Notification; onRead: ListProps['onRead'] }) {
  const { id, kind, title, body, readAt, createdAt } = notification
  const isUnread = readAt === null
  const Icon = icons[kind] ?? Bell
  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>
          {isUnread && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
          <Title notification={notification} onOpen={() => isUnread && onRead(id)} />
        </p>
        {body && <p>{body}</p>}
        <p className={styles.when}>
          <Moment at={createdAt} />
        </p>
      </div>
      {isUnread && (
        <IconButton label={texts.markRead(title)} onClick={() => onRead(id)}>
          <Check size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

/** Whatever a notification says, it leads nowhere but into this product. */
function Title({ notification: { title, href }, onOpen }: { notification: Notification; onOpen: () => void }) {
  const to = safeDestination(href)
  if (to === null) return title
  return (
    <Link to={to} onClick={onOpen}>
      {title}
    </Link>
  )
}
