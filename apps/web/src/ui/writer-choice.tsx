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

/** Who words it, where a language model may. Nothing is sent to one before the person says so. */
export function WriterChoice({ model, onAgree, isAgreeing, isBuiltIn, onChange, className }: WriterChoiceProps) {
  if (!model) return null
  const writers = [
    { value: 'model', label: model.name },
    { value: 'built-in', label: 'Built-in editor' },
  ]
  return (
    <Disclosure summary="Who words it" className={className}>
      {model.agreedAt === null ? (
        <>
          <p>
            The built-in editor does. You can let <b>{model.name}</b> at <b>{model.provider}</b> word your lines too. It
            is then sent the lines of your resume, your answers, the job ad and your wishes, each time you tailor or
            have a letter or an interview guide written. Your name, address, phone, mail and links are taken out before.
            What it says beyond your lines is left out.
          </p>
          <Button variant="line" busy={isAgreeing} onClick={() => onAgree(true)}>
            Let {model.name} word my lines
          </Button>
        </>
      ) : (
        <>
          <Segments
            label="Who words it"
            value={isBuiltIn ? 'built-in' : 'model'}
            onValueChange={(value) => onChange(value === 'built-in')}
            items={writers}
          />
          <p>
            {model.provider} is sent your lines without what reaches you.{' '}
            <TextButton disabled={isAgreeing} onClick={() => onAgree(false)}>
              Do not send them any more
            </TextButton>
          </p>
        </>
      )}
    </Disclosure>
  )
}
