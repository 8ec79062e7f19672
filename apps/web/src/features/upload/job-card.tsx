import { cutAdvertisement, longestAdvertisement, nearlyTooLong } from '../../lib/advertisement.ts'
import type { JobNames } from '../../lib/reading/assess.ts'
import { Card } from '../../ui/card.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts/page.ts'
import type { Trial } from './trial.ts'
import styles from './upload.module.css'

type JobCardProps = { trial: Trial; names: JobNames; onChange: (part: Partial<Trial>) => void }

/** The advertisement, and below it what it is called: read from it, and to be changed. */
export function JobCard({ trial: { advertisement, jobTitle, company }, names, onChange }: JobCardProps) {
  const hintOf = (typed: string | null, read: string | null) => (typed === null && read ? texts.fromAd : undefined)
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
        <TextAreaField
          label={texts.jobDescription}
          placeholder={texts.pasteJob}
          rows={12}
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
        <div className={styles.names}>
          <TextField
            label={texts.jobTitle}
            optional
            maxLength={200}
            value={names.title ?? ''}
            hint={hintOf(jobTitle, names.title)}
            onChange={(event) => onChange({ jobTitle: event.target.value })}
          />
          <TextField
            label={texts.company}
            optional
            autoComplete="organization"
            maxLength={200}
            value={names.company ?? ''}
            hint={hintOf(company, names.company)}
            onChange={(event) => onChange({ company: event.target.value })}
          />
        </div>
      </div>
    </Card>
  )
}
