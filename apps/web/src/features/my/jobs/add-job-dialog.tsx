import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchAdvertisement, fetchFailed } from '../../../lib/fetch-advertisement.ts'
import { createJobDescriptionMutation, type JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { sessionStore } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import * as texts from '../texts.tsx'
import styles from './jobs.module.css'

type AddJobDialogProps = { onClose: () => void; onAdded: (job: JobDescription) => void }

const draftKey = 'job_draft'
const longest = 50_000

interface Draft {
  url: string
  text: string
}

function draft(): Draft {
  try {
    return { url: '', text: '', ...JSON.parse(sessionStore.read(draftKey) ?? '{}') }
  } catch {
    return { url: '', text: '' }
  }
}

/** An advertisement, pasted or fetched. What it is called and who offers it is read from it. */
export function AddJobDialog({ onClose, onAdded }: AddJobDialogProps) {
  const [{ url, text }, setDraft] = useState(draft)
  const [isFetching, setFetching] = useState(false)
  const create = useMutation(createJobDescriptionMutation())

  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      sessionStore.write(draftKey, JSON.stringify(next))
      return next
    })
  const fetchIt = async () => {
    if (url.trim() === '' || isFetching) return
    setFetching(true)
    try {
      change({ text: (await fetchAdvertisement(url.trim())).text.slice(0, longest) })
    } catch {
      toast(fetchFailed)
    } finally {
      setFetching(false)
    }
  }
  const add = () =>
    create.mutate(
      { description: text, ...(isAddress(url) && { url: url.trim() }) },
      {
        onSuccess: (job) => {
          sessionStore.remove(draftKey)
          onAdded(job)
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.addAJob}
      description={texts.addLead}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button busy={create.isPending} disabled={text.trim() === ''} onClick={add}>
            {texts.saveJob}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div className={styles.joined}>
          <TextField
            label={texts.address}
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={(event) => change({ url: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void fetchIt()
            }}
          />
          <Button variant="line" busy={isFetching} onClick={() => void fetchIt()}>
            {texts.fetchIt}
          </Button>
        </div>
        <TextAreaField
          label={texts.jobAdvertisement}
          rows={10}
          maxLength={longest}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
    </Dialog>
  )
}

const isAddress = (url: string) => /^https?:\/\/\S+$/i.test(url.trim())
