import { Button } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import { Segments } from './segments.tsx'
import { TextButton } from './text-link.tsx'
import * as parts from './texts/parts.ts'
import * as texts from './texts/writer-choice.tsx'

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
    { value: 'built-in', label: parts.builtIn },
  ]
  return (
    <Disclosure summary={parts.whoWrites} className={className}>
      {model.agreedAt === null ? (
        <>
          <p>{texts.mayReword(<b>{model.name}</b>, <b>{model.provider}</b>)}</p>
          <Button variant="line" busy={isAgreeing} onClick={() => onAgree(true)}>
            {texts.letItReword(model.name)}
          </Button>
        </>
      ) : (
        <>
          <Segments
            label={parts.whoWrites}
            value={isBuiltIn ? 'built-in' : 'model'}
            onValueChange={(value) => onChange(value === 'built-in')}
            items={writers}
          />
          <p>
            {texts.isSent(model.provider)}{' '}
            <TextButton disabled={isAgreeing} onClick={() => onAgree(false)}>
              {parts.stopSending}
            </TextButton>
          </p>
        </>
      )}
    </Disclosure>
  )
}
