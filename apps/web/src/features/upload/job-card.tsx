import { cutAdvertisement, longestAdvertisement, nearlyTooLong } from '../../lib/advertisement.ts'
import { Card } from '../../ui/card.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts/page.ts'
import type { Trial } from './trial.ts'
import styles from './upload.module.css'

type JobCardProps = { trial: Trial; onChange: (part: Partial<Trial>) => void }

export function JobCard({ trial: { company, advertisement }, onChange }: JobCardProps) {
  const type = (text: string) => {
    // A pasted end that is gone must not go in silence.
    if (text.length > longestAdvertisement)
      toast({ title: texts.cutShort, description: texts.wasCutShort, sign: 'note' })
    onChange({ advertisement: cutAdvertisement(text) })
  }
  const isNear = advertisement.length > nearlyTooLong
  return (
    <Card title={texts.job}>
      <div className={styles.stack}>
        <TextField
          label={texts.company}
          optional
          autoComplete="organization"
          maxLength={200}
          value={company}
          onChange={(event) => onChange({ company: event.target.value })}
        />
        <TextAreaField
          label={texts.jobDescription}
          placeholder={texts.pasteJob}
          rows={18}
          value={advertisement}
          hintTone={isNear ? 'warn' : 'plain'}
          hint={
            <span className={styles.counter}>
              <span>{isNear && texts.nearlyFull}</span>
              <span>
                {advertisement.length} / {longestAdvertisement}
              </span>
            </span>
          }
          onChange={(event) => type(event.target.value)}
        />
      </div>
    </Card>
  )
}
