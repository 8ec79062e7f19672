import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../lib/load-problem.ts'
import { foundModelsQuery, type ModelSettings, modelSettingsQuery } from '../../../lib/model-settings.ts'
import { useSiteSettings } from '../../../lib/site-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Note } from '../../../ui/note.tsx'
import { Pick, Picks } from '../../../ui/pick.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/writing-assistant.tsx'
import { AssistantActions } from './assistant-actions.tsx'
import { AssistantFields } from './assistant-fields.tsx'
import { assistants } from './assistants.ts'
import { type AssistantForm, useAssistantForm } from './use-assistant-form.ts'

export function AssistantSetting() {
  const settings = useQuery(modelSettingsQuery())
  return (
    <Setting id="writing-assistant" title={texts.title} reason={texts.reason}>
      {settings.error && !settings.data && <LoadProblem title={texts.notLoaded} problem={problemOf([settings])} />}
      {settings.isPending && <Skeleton lines={6} label={texts.loading} />}
      {settings.data && <Form settings={settings.data} />}
    </Setting>
  )
}

function Form({ settings }: { settings: ModelSettings }) {
  const { model } = useSiteSettings()
  const all = assistants(model?.name ?? null).filter(({ provider }) => settings.providers.includes(provider))
  const form = useAssistantForm(settings, all)
  return (
    <form
      ref={form.form}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <FoundHere form={form} settings={settings} />
      <Picks legend={texts.legend} inColumns>
        {all.map(({ provider, name, detail }) => (
          <Pick
            key={provider}
            type="radio"
            name="writing-assistant"
            checked={provider === form.provider}
            onChange={() => form.choose(provider)}
          >
            <b>{name}</b>
            <span className={styles.when}>{detail}</span>
          </Pick>
        ))}
      </Picks>
      <AssistantFields form={form} settings={settings} />
      <AssistantActions form={form} settings={settings} installed={model} />
    </form>
  )
}

/** What answers on this machine and is not the one in use. */
function FoundHere({ form, settings }: { form: AssistantForm; settings: ModelSettings }) {
  const { data = [] } = useQuery(foundModelsQuery(settings.providers.includes('ollama')))
  const known = [settings.address, form.typed.address]
  return data
    .filter(({ address }) => !known.some((it) => it === address))
    .map((found) => (
      <Note key={found.address}>
        {texts.isRunning(found.provider, new URL(found.address).host, found.models)}
        <div className={styles.actions}>
          <Button
            variant="line"
            size="sm"
            aria-label={texts.namedUse(found.models[0])}
            disabled={form.isTesting || form.isSaving}
            onClick={() => form.use(found)}
          >
            {texts.useIt}
          </Button>
        </div>
      </Note>
    ))
}
