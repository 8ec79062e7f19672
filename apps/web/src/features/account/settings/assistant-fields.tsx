import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { foundModelsQuery, type ModelSettings } from '../../../lib/model-settings.ts'
import { paths } from '../../../lib/paths.ts'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { SettingFields } from '../../../ui/setting.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/writing-assistant.tsx'
import type { AssistantForm } from './use-assistant-form.ts'

type FieldsProps = { form: AssistantForm; settings: ModelSettings }

/** What is to be said of the one that is chosen. */
export function AssistantFields({ form, settings }: FieldsProps) {
  if (form.provider === 'own-assistant')
    return <p>{texts.ownAssistantHow(<TextLink to={paths.jobs()}>{texts.yourJobs}</TextLink>)}</p>
  const asks = form.assistant?.asks
  if (!asks) return null
  const field = (name: 'address' | 'model') => ({
    value: form.typed[name],
    error: form.found[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
  })
  return (
    <div>
      <SettingFields>
        {asks.address !== null && (
          <TextField label={texts.address} type="url" hint={texts.addressHint} {...field('address')} />
        )}
        <ModelField form={form} settings={settings} {...field('model')} />
        <PasswordField
          label={texts.key}
          optional={asks.key === 'possible'}
          autoComplete="off"
          hint={keyHint(form)}
          value={form.key}
          error={form.found.key}
          onChange={(event) => form.type('key', event.target.value)}
        />
      </SettingFields>
      <p className={styles.noteBelow}>
        {texts.keyKept}{' '}
        {form.keptEnding !== null && (
          <TextButton disabled={form.isSaving} onClick={() => form.save({ key: '', allow: null })}>
            {texts.removeKey}
          </TextButton>
        )}
      </p>
    </div>
  )
}

function keyHint({ keptEnding, isKeyOfOther, assistant }: AssistantForm): string | undefined {
  if (keptEnding !== null) return texts.keySaved(keptEnding)
  if (isKeyOfOther) return texts.keyOfOther
  return assistant?.asks?.key === 'possible' ? texts.keyHintLocal : undefined
}

type ModelFieldProps = FieldsProps & Pick<Parameters<typeof TextField>[0], 'value' | 'error' | 'onChange'>

/** Proposes what the provider is known to have: what runs here, and what a test listed. */
function ModelField({ form, settings, ...field }: ModelFieldProps) {
  const listId = useId()
  const { data = [] } = useQuery(foundModelsQuery(settings.providers.includes('ollama')))
  const here = data.find(({ address }) => address === form.typed.address)?.models
  const models = here ?? form.tested?.models ?? []
  return (
    <>
      <TextField
        label={texts.model}
        hint={texts.modelHint}
        autoComplete="off"
        spellCheck={false}
        list={models.length > 0 ? listId : undefined}
        {...field}
      />
      <datalist id={listId}>
        {models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
