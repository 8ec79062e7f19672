import { useQuery } from '@tanstack/react-query'
import { Scissors } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { longestAdvertisement, nearlyTooLong } from '../../lib/advertisement.ts'
import { fetchAdvertisement, fetchFailed } from '../../lib/fetch-advertisement.ts'
import { paths } from '../../lib/paths.ts'
import { type JobDescription, jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useNamedCompany } from '../../lib/use-named-company.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { NamedCompany } from '../../ui/named-company.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './tailor.module.css'
import type { AdvertisementState } from './use-advertisement.ts'

type AdvertisementCardProps = {
  advertisement: AdvertisementState
  isTailoring: boolean
  onTailor: () => void
  children?: ReactNode
}

export function AdvertisementCard({ advertisement, isTailoring, onTailor, children }: AdvertisementCardProps) {
  const { company, text, problems } = advertisement
  const whyNot = useId()
  const submitWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (!isTailoring) onTailor()
  }
  return (
    <Card title="Job Advertisement" className={styles.advertisement} id="job-ad">
      <div className={styles.fields}>
        <SavedJobs advertisement={advertisement} />
        <FetchField onFetched={advertisement.fill} />
        <div>
          <TextField
            label="Advertising Company *"
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
          label="Job Advertisement *"
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
        <p id={whyNot} className={styles.whyNot}>
          {missingWords(advertisement)}
        </p>
        <ButtonLink variant="quiet" to={paths.currentResume()}>
          Cancel
        </ButtonLink>
        <Button
          busy={isTailoring}
          disabled={!advertisement.isComplete}
          aria-describedby={advertisement.isComplete ? undefined : whyNot}
          onClick={onTailor}
        >
          {!isTailoring && <Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
          Tailor &amp; Save
        </Button>
      </div>
    </Card>
  )
}

/** What a press waits for. */
function missingWords({ company, text }: AdvertisementState): string {
  const [hasCompany, hasText] = [company.trim() !== '', text.trim() !== '']
  if (hasCompany && hasText) return ''
  if (!hasCompany && !hasText) return 'Enter the company and the advertisement first.'
  return hasCompany ? 'Paste the advertisement first.' : 'Enter the company first.'
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
    <span className={styles.counter}>
      <span>{length > nearlyTooLong && 'Approaching maximum length'}</span>
      <span>
        {length} / {longestAdvertisement}
      </span>
    </span>
  )
}

const nameOf = ({ title, company }: JobDescription) => `${title?.trim() || 'Untitled'} · ${company ?? ''}`

function SavedJobs({ advertisement }: { advertisement: AdvertisementState }) {
  const { user } = useAuth()
  const { data: jobs = [] } = useQuery(jobDescriptionsQuery(user?.id))
  const choose = (id: number) => {
    const job = jobs.find((it) => it.id === id)
    if (job) advertisement.choose(job)
  }
  return (
    <div className={styles.joined}>
      <SelectField
        label="Use Existing Job Description (optional)"
        value={advertisement.jobId ?? ''}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <option value="" disabled>
          {jobs.length === 0 ? 'No saved jobs yet' : 'Choose one'}
        </option>
        {jobs.map((job) => (
          <option key={job.id} value={job.id}>
            {nameOf(job)}
          </option>
        ))}
      </SelectField>
      <Button variant="line" onClick={advertisement.clear}>
        Clear
      </Button>
    </div>
  )
}

function FetchField({ onFetched }: { onFetched: AdvertisementState['fill'] }) {
  const [url, setUrl] = useState('')
  const [isFetching, setFetching] = useState(false)

  const fetchIt = async () => {
    if (url.trim() === '' || isFetching) return
    setFetching(true)
    try {
      onFetched(await fetchAdvertisement(url.trim()))
    } catch {
      toast(fetchFailed)
    } finally {
      setFetching(false)
    }
  }
  return (
    <div className={styles.joined}>
      <TextField
        label="Fetch from URL (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void fetchIt()
        }}
      />
      <Button variant="line" busy={isFetching} onClick={() => void fetchIt()}>
        Fetch
      </Button>
    </div>
  )
}
