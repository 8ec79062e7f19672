import { Button } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import { Segments } from './segments.tsx'
import { TextButton } from './text-link.tsx'

export type WriterChoiceProps = {
  /** The language model that may write, and when the person let it; null where there is none. */
  model: { name: string; provider: string; agreedAt: string | null } | null
  onAgree: (yes: boolean) => void
  isAgreeing: boolean
  isBuiltIn: boolean
  onChange: (isBuiltIn: boolean) => void
  className?: string | undefined
}

/** Who writes it, where a language model may. Nothing is sent to one before the person says so. */
export function WriterChoice({ model, onAgree, isAgreeing, isBuiltIn, onChange, className }: WriterChoiceProps) {
  if (!model) return null
  const writers = [
    { value: 'model', label: model.name },
    { value: 'built-in', label: 'Built-in editor' },
  ]
  return (
    <Disclosure summary="Who writes it" className={className}>
      {model.agreedAt === null ? (
        <>
          <p>
            The built-in editor does. You can also let <b>{model.name}</b> at <b>{model.provider}</b> reword your lines.
            Each time you tailor, or have a letter or an interview guide written, it is sent the lines of your resume,
            your answers, the job ad and your wishes. Your name, address, phone, email and links are removed first.
            Anything it adds beyond your lines is left out.
          </p>
          <Button variant="line" busy={isAgreeing} onClick={() => onAgree(true)}>
            Let {model.name} reword my lines
          </Button>
        </>
      ) : (
        <>
          <Segments
            label="Who writes it"
            value={isBuiltIn ? 'built-in' : 'model'}
            onValueChange={(value) => onChange(value === 'built-in')}
            items={writers}
          />
          <p>
            {model.provider} is sent your lines without your contact details.{' '}
            <TextButton disabled={isAgreeing} onClick={() => onAgree(false)}>
              Stop sending them
            </TextButton>
          </p>
        </>
      )}
    </Disclosure>
  )
}
