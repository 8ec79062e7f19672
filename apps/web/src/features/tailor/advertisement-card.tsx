import { useQuery } from '@tanstack/react-query'
import { Scissors } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { longestAdvertisement, nearlyTooLong } from '../../lib/advertisement.ts'
import { shortDay } from '../../lib/days.ts'
import { useFetchedAdvertisement } from '../../lib/fetch-advertisement.ts'
import { paths } from '../../lib/paths.ts'
import { type JobDescription, jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useNamedCompany } from '../../lib/use-named-company.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { AddressField, Joined } from '../../ui/joined.tsx'
import { NamedCompany } from '../../ui/named-company.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import { toast } from '../../ui/toast.ts'
import css from './advertisement.module.css'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { AdvertisementState } from './use-advertisement.ts'

type AdvertisementCardProps = {
  advertisement: AdvertisementState
  isTailoring: boolean
  onTailor: () => void
  /** Whether tailoring is what comes next on this page. */
  isNext: boolean
  /** Whether it has the width of the page. */
  isAcross: boolean
  children?: ReactNode
}

export function AdvertisementCard({
  advertisement,
  isTailoring,
  onTailor,
  isNext,
  isAcross,
  children,
}: AdvertisementCardProps) {
  const { company, text, problems } = advertisement
  const whyNot = useId()
  const submitWithEnter = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter') return
    if (event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (!isTailoring) onTailor()
  }
  return (
    <Card
      id="job-ad"
      title={texts.advertisement}
      actions={<Deadline jobId={advertisement.jobId} />}
      className={styles.advertisement}
      padded={false}
    >
      <div className={classNames(css.form, isAcross && css.across)}>
        <div className={styles.fields}>
          <SavedJobs advertisement={advertisement} />
          <FetchField onFetched={advertisement.fill} />
          <div>
            <TextField
              label={texts.companyField}
              ref={advertisement.companyField}
              value={company}
              error={problems.company}
              autoComplete="organization"
              maxLength={200}
              onChange={(event) => advertisement.type({ company: event.target.value })}
              onKeyDown={submitWithEnter}
            />
            <EmployerOfAd advertisement={advertisement} />
          </div>
          <TextAreaField
            label={texts.advertisementField}
            className={css.text}
            ref={advertisement.textField}
            rows={32}
            value={text}
            error={problems.text}
            hintTone={text.length > nearlyTooLong ? 'warn' : 'plain'}
            hint={<Counter length={text.length} />}
            onChange={(event) => advertisement.type({ text: event.target.value })}
            onKeyDown={submitWithEnter}
          />
          {children}
        </div>
        <div className={styles.foot}>
          <p id={whyNot} className={css.whyNot}>
            {missingWords(advertisement)}
          </p>
          <ButtonLink variant="quiet" to={paths.currentResume()}>
            {texts.cancel}
          </ButtonLink>
          <Button
            variant={isNext ? 'primary' : 'line'}
            busy={isTailoring}
            disabled={!advertisement.isComplete}
            aria-describedby={advertisement.isComplete ? undefined : whyNot}
            onClick={onTailor}
          >
            {!isTailoring && <Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
            {texts.tailorAndSave}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** How long the job that is chosen stays open. */
function Deadline({ jobId }: { jobId: number | null }) {
  const job = useSavedJobs().find(({ id }) => id === jobId)
  return job?.deadline ? <Badge tone="warn">{texts.closes(shortDay(job.deadline.slice(0, 10)))}</Badge> : null
}

/** What a press waits for. */
function missingWords({ company, text }: AdvertisementState): string {
  const [hasCompany, hasText] = [company.trim() !== '', text.trim() !== '']
  if (hasCompany && hasText) return ''
  if (!hasCompany && !hasText) return texts.bothFirst
  return hasCompany ? texts.advertisementFirst : texts.companyFirst
}

/**
 * Filled in where the advertisement leaves no doubt, else offered; offered too where it was filled in and taken out. What
 * was filled in goes with the advertisement that named it; what was typed stays.
 */
function EmployerOfAd({ advertisement }: { advertisement: AdvertisementState }) {
  const { company, text, filledIn, isFilledIn, type, fillIn, companyField } = advertisement
  const named = useNamedCompany(text, company.trim() === '' || isFilledIn)
  const isToFill = named?.isSure === true && filledIn !== named.name
  const isToEmpty = isFilledIn && !isToFill && named !== undefined && named?.name !== filledIn
  useEffect(() => {
    if (isToFill) fillIn(named.name)
    if (isToEmpty) fillIn('')
  }, [isToFill, isToEmpty, named, fillIn])
  if (!named || isToFill || isFilledIn) return null
  const take = () => {
    type({ company: named.name })
    companyField.current?.focus()
  }
  return <NamedCompany name={named.name} onUse={take} />
}

function Counter({ length }: { length: number }) {
  return (
    <span className={css.counter}>
      <span>{length > nearlyTooLong && texts.nearlyTooLong}</span>
      <span>
        {length} / {longestAdvertisement}
      </span>
    </span>
  )
}

function useSavedJobs(): JobDescription[] {
  const { user } = useAuth()
  return useQuery(jobDescriptionsQuery(user?.id)).data ?? []
}

const nameOf = ({ title, company }: JobDescription) => `${title?.trim() || texts.untitled} · ${company ?? ''}`

function SavedJobs({ advertisement }: { advertisement: AdvertisementState }) {
  const jobs = useSavedJobs()
  const choose = (id: number) => {
    const job = jobs.find((it) => it.id === id)
    if (job) advertisement.choose(job)
  }
  return (
    <Joined>
      <SelectField
        label={texts.savedJobs}
        value={advertisement.jobId ?? ''}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <option value="" disabled>
          {jobs.length === 0 ? texts.noSavedJobs : texts.chooseJob}
        </option>
        {jobs.map((job) => (
          <option key={job.id} value={job.id}>
            {nameOf(job)}
          </option>
        ))}
      </SelectField>
      <Button variant="line" onClick={advertisement.clear}>
        {texts.clear}
      </Button>
    </Joined>
  )
}

function FetchField({ onFetched }: { onFetched: AdvertisementState['fill'] }) {
  const [url, setUrl] = useState('')
  const { isFetching, fetchFrom } = useFetchedAdvertisement(onFetched, toast)
  return (
    <AddressField
      label={texts.fetchFrom}
      placeholder={texts.addressBegins}
      value={url}
      onValueChange={setUrl}
      action={texts.fetchIt}
      busy={isFetching}
      onGo={() => fetchFrom(url)}
    />
  )
}
