import { type ActivityEvent, activityWords } from '@bespeak/domain/account/activity.ts'
import { useRef } from 'react'
import { type AuditEntry, activityPageSize, activityPages } from '../../../lib/account.ts'
import { problemOf } from '../../../lib/load-problem.ts'
import { usePages } from '../../../lib/resumes/use-rows.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'

export function ActivitySetting() {
  const { rows, problem, isPending, more } = usePages(activityPages, activityPageSize)
  const list = useRef<HTMLUListElement>(null)
  return (
    <Setting id="activity" title={texts.activity} reason={texts.activityReason}>
      {problem && !rows && <LoadProblem title={texts.activityNotLoaded} problem={problemOf([problem])} />}
      {isPending && <Skeleton lines={4} label={texts.activityLoading} />}
      {rows?.length === 0 && <p>{texts.noActivity}</p>}
      {rows && rows.length > 0 && (
        <>
          <SettingRows ref={list} label={texts.activity}>
            {rows.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </SettingRows>
          <MoreRows list={list} shown={rows.length} more={more} />
        </>
      )}
    </Setting>
  )
}

const isKnown = (event: string): event is ActivityEvent => Object.hasOwn(activityWords, event)

/** An event that a newer release notes has its plain name here. */
const wordsOf = ({ event, detail }: AuditEntry) =>
  [isKnown(event) ? activityWords[event] : event, detail].filter(Boolean).join(': ')

function ActivityRow({ entry }: { entry: AuditEntry }) {
  const { device, ipAddress, createdAt } = entry
  const source = [device, ipAddress && texts.network(ipAddress)].filter(Boolean).join(', ')
  return (
    <SettingRow
      title={wordsOf(entry)}
      detail={source || undefined}
      end={
        <span className={styles.when}>
          <Moment at={createdAt} exact />
        </span>
      }
    />
  )
}
