import { useMutation, useQuery } from '@tanstack/react-query'
import { agreeToModelMutation, languageModelQuery } from '../../lib/resumes/language-model.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import styles from './tailor.module.css'

type WriterChoiceProps = { isBuiltIn: boolean; onChange: (isBuiltIn: boolean) => void }

/** Who words it, where a language model may. Nothing is sent to one before the person says so. */
export function WriterChoice({ isBuiltIn, onChange }: WriterChoiceProps) {
  const { model: set } = useSiteSettings()
  const { data: model } = useQuery(languageModelQuery(set !== null))
  const { mutate: agree, isPending } = useMutation(agreeToModelMutation())
  if (!model) return null
  const writers = [
    { value: 'model', label: model.name },
    { value: 'built-in', label: 'Built-in editor' },
  ]
  return (
    <Disclosure summary="Who words it" className={styles.fold}>
      {model.agreedAt === null ? (
        <>
          <p>
            The built-in editor does. You can let <b>{model.name}</b> at <b>{model.provider}</b> word your lines too. It
            is then sent the lines of your resume, your answers, the job ad and your wishes, each time you tailor or
            have a letter written. Your name, address, phone, mail and links are taken out before. What it says beyond
            your lines is left out.
          </p>
          <Button variant="line" busy={isPending} onClick={() => agree(true)}>
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
            <TextButton disabled={isPending} onClick={() => agree(false)}>
              Do not send them any more
            </TextButton>
          </p>
        </>
      )}
    </Disclosure>
  )
}
