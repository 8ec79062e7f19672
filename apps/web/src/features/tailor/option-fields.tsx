import type { TailorRequest } from '../../lib/resumes/tailored.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SwitchField, TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

export interface Options {
  tone: string
  length: string
  /** As it is typed: words with commas between them. */
  emphasis: string
  keepOrder: boolean
  /** Where a language model could write: not this time. */
  builtIn?: boolean
}

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
    <Disclosure summary={texts.options} className={styles.fold}>
      <div className={styles.options}>
        <div>
          <p className={styles.optionName}>{texts.tone}</p>
          <Segments
            label={texts.tone}
            value={options.tone}
            onValueChange={(tone) => set({ tone })}
            items={texts.tones}
          />
          <p className={styles.optionHint}>{texts.toneHint}</p>
        </div>
        <div>
          <p className={styles.optionName}>{texts.length}</p>
          <Segments
            label={texts.length}
            value={options.length}
            onValueChange={(length) => set({ length })}
            items={texts.lengths}
          />
        </div>
        <TextField
          label={texts.emphasis}
          optional
          hint={texts.emphasisHint}
          value={options.emphasis}
          maxLength={500}
          onChange={(event) => set({ emphasis: event.target.value })}
        />
        <SwitchField
          label={texts.keepOrder}
          checked={options.keepOrder}
          onCheckedChange={(keepOrder) => set({ keepOrder })}
        />
      </div>
    </Disclosure>
  )
}
