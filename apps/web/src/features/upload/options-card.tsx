import type { TailorChoices } from '../../lib/job-in-hand.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import styles from './upload.module.css'

const tones = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'confident', label: 'Confident' },
  { value: 'warm', label: 'Warm' },
] as const
const lengths = [
  { value: 'full', label: 'Full' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'one-page', label: 'One page' },
] as const

type OptionsCardProps = { options: TailorChoices; onChange: (options: TailorChoices) => void }

/** How it is to be tailored. They change what is written later, not the score. */
export function OptionsCard({ options, onChange }: OptionsCardProps) {
  const { tone, length, emphasis } = options
  const set = (part: Partial<TailorChoices>) => onChange({ ...options, ...part })
  const chosen = <Value extends string>(items: readonly { value: Value }[], value: string) =>
    items.find((item) => item.value === value)?.value
  return (
    <Card title="Options for tailoring">
      <div className={styles.stack}>
        <div>
          <p className={styles.optionName}>Tone</p>
          <Segments
            label="Tone"
            value={tone}
            items={tones}
            onValueChange={(value) => set({ tone: chosen(tones, value) ?? tone })}
          />
        </div>
        <div>
          <p className={styles.optionName}>Length</p>
          <Segments
            label="Length"
            value={length}
            items={lengths}
            onValueChange={(value) => set({ length: chosen(lengths, value) ?? length })}
          />
        </div>
        <TextField
          label="Emphasis"
          optional
          hint="Words to bring forward if your resume has them, separated by commas."
          maxLength={500}
          value={emphasis.join(',')}
          onChange={(event) => set({ emphasis: event.target.value === '' ? [] : event.target.value.split(',') })}
        />
      </div>
    </Card>
  )
}
