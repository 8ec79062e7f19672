import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFetchedAdvertisement } from '../../../lib/fetch-advertisement.ts'
import { createJobDescriptionMutation, type JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { readJson, sessionStore } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { AddressField } from '../../../ui/joined.tsx'
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

const keptDraft = () => readJson<Draft>(sessionStore, draftKey, { url: '', text: '' })

/** An advertisement, pasted or fetched. What it is called and who offers it is read from it. */
export function AddJobDialog({ onClose, onAdded }: AddJobDialogProps) {
  const [{ url, text }, setDraft] = useState(keptDraft)
  const create = useMutation(createJobDescriptionMutation())

  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      sessionStore.write(draftKey, JSON.stringify(next))
      return next
    })
  const { isFetching, fetchFrom } = useFetchedAdvertisement(
    (found) => change({ text: found.text.slice(0, longest) }),
    toast,
  )
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
        <AddressField
          label={texts.address}
          optional
          placeholder="https://"
          value={url}
          onValueChange={(value) => change({ url: value })}
          action={texts.fetchIt}
          busy={isFetching}
          onGo={() => fetchFrom(url)}
        />
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
