import type { TailorRequest } from '../../lib/resumes/tailored.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SwitchField, TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import styles from './tailor.module.css'

export interface Options {
  tone: string
  length: string
  /** As it is typed: words with commas between them. */
  emphasis: string
  keepOrder: boolean
  /** Where a language model could write: not this time. */
  builtIn?: boolean
}

const tones = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'confident', label: 'Confident' },
  { value: 'warm', label: 'Warm' },
]
const lengths = [
  { value: 'full', label: 'Full' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'one-page', label: 'One page' },
]

export const sentOptions = ({
  emphasis,
  builtIn = false,
  ...rest
}: Options): NonNullable<TailorRequest['options']> => ({
  ...rest,
  ...(builtIn ? { writer: 'built-in' } : {}),
  emphasis: emphasis
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
})

type OptionFieldsProps = { options: Options; onChange: (options: Options) => void }

export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const set = (part: Partial<Options>) => onChange({ ...options, ...part })
  return (
    <Disclosure summary="Options" className={styles.fold}>
      <div className={styles.options}>
        <div>
          <p className={styles.optionName}>Tone</p>
          <Segments label="Tone" value={options.tone} onValueChange={(tone) => set({ tone })} items={tones} />
        </div>
        <div>
          <p className={styles.optionName}>Length</p>
          <Segments label="Length" value={options.length} onValueChange={(length) => set({ length })} items={lengths} />
        </div>
        <TextField
          label="Emphasis"
          optional
          hint="Words to bring forward where your resume has them, with commas between."
          value={options.emphasis}
          maxLength={500}
          onChange={(event) => set({ emphasis: event.target.value })}
        />
        <SwitchField
          label="Keep the order of my lines"
          checked={options.keepOrder}
          onCheckedChange={(keepOrder) => set({ keepOrder })}
        />
      </div>
    </Disclosure>
  )
}
