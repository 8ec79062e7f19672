import type { TailorChoices } from '../../lib/job-in-hand.ts'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Folded } from './folded.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

type OptionsCardProps = { options: TailorChoices; onChange: (options: TailorChoices) => void }

/** How it is to be tailored. They change what is written later, not the score. */
export function OptionsCard({ options, onChange }: OptionsCardProps) {
  const { tone, length, emphasis } = options
  const set = (part: Partial<TailorChoices>) => onChange({ ...options, ...part })
  const chosen = <Value extends string>(items: readonly { value: Value }[], value: string) =>
    items.find((item) => item.value === value)?.value
  return (
    <Folded title={texts.options} summary={texts.chosen(nameOf(texts.tones, tone), nameOf(texts.lengths, length))}>
      <div className={styles.stack}>
        <div>
          <p className={styles.optionName}>{texts.tone}</p>
          <Segments
            label={texts.tone}
            value={tone}
            items={texts.tones}
            onValueChange={(value) => set({ tone: chosen(texts.tones, value) ?? tone })}
          />
        </div>
        <div>
          <p className={styles.optionName}>{texts.length}</p>
          <Segments
            label={texts.length}
            value={length}
            items={texts.lengths}
            onValueChange={(value) => set({ length: chosen(texts.lengths, value) ?? length })}
          />
        </div>
        <TextField
          label={texts.emphasis}
          optional
          hint={texts.emphasisHint}
          maxLength={500}
          value={emphasis.join(',')}
          onChange={(event) => set({ emphasis: event.target.value === '' ? [] : event.target.value.split(',') })}
        />
      </div>
    </Folded>
  )
}

const nameOf = (items: readonly { value: string; label: string }[], value: string) =>
  items.find((item) => item.value === value)?.label ?? ''
