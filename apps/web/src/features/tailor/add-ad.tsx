import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { longestAdvertisement } from '../../lib/advertisement.ts'
import { type JobDescription, updateJobDescriptionMutation } from '../../lib/resumes/job-descriptions.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import styles from './match-card.module.css'
import * as texts from './texts.tsx'

/** A saved job without its ad: nothing can be compared before it is there. */
export function AddAd({ job }: { job: JobDescription }) {
  const [text, setText] = useKept(`ad_of_job ${job.id}`, '')
  const { mutate, isPending } = useMutation(updateJobDescriptionMutation())
  const save = (event: FormEvent) => {
    event.preventDefault()
    const description = text.trim()
    if (description !== '') mutate({ id: job.id, input: { description } }, { onSuccess: () => setText('') })
  }
  return (
    <Card title={texts.addAd} className={styles.match}>
      <form className={styles.add} onSubmit={save}>
        <TextAreaField
          label={texts.advertisement}
          hint={texts.addAdHint}
          rows={14}
          maxLength={longestAdvertisement}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <Button type="submit" busy={isPending} disabled={text.trim() === ''}>
            {texts.saveAd}
          </Button>
        </p>
      </form>
    </Card>
  )
}
