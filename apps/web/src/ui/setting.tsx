import { type ReactNode, type Ref, useId } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import styles from './setting.module.css'

type SettingProps = {
  title: string
  /** Why it is asked, or what it changes. */
  reason?: ReactNode
  /** What an address can point at. */
  id?: string
  danger?: boolean
  children: ReactNode
}

/** One thing to set: its name and reason on the left, what to do on the right. Below each other on a narrow screen. */
export function Setting({ title, reason, id, danger = false, children }: SettingProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.setting} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </header>
      <Card className={classNames(styles.card, danger && styles.danger)}>{children}</Card>
    </section>
  )
}

/** Fields side by side, below each other on a phone. */
export function SettingFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

/** Things of a kind below each other, a hairline between. */
export function SettingRows({
  label,
  ref,
  children,
}: {
  label: string
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}) {
  return (
    <ul ref={ref} aria-label={label} className={styles.rows}>
      {children}
    </ul>
  )
}

type SettingRowProps = { icon?: ReactNode; title: ReactNode; detail?: ReactNode; end?: ReactNode }

/** What it is, what to know of it, and at its end what can be done. */
export function SettingRow({ icon, title, detail, end }: SettingRowProps) {
  return (
    <li className={classNames(styles.row, icon !== undefined && styles.withIcon)}>
      {icon}
      <div className={styles.words}>
        <div className={styles.name}>{title}</div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  )
}
