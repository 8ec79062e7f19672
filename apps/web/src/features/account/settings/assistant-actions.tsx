import type { Site } from '@bespeak/contracts/site.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ModelSettings, refreshModelSettings } from '../../../lib/model-settings.ts'
import { agreeToModelMutation } from '../../../lib/resumes/language-model.ts'
import { Button } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/writing-assistant.tsx'
import { isHere } from './assistants.ts'
import type { AssistantForm } from './use-assistant-form.ts'

type ActionsProps = { form: AssistantForm; settings: ModelSettings; installed: Site['model'] }

/** What it is sent, what a test said, and the buttons. */
export function AssistantActions({ form, settings, installed }: ActionsProps) {
  const { assistant, tested, problem, isTesting } = form
  const isSentLines = assistant?.isSentLines === true
  const isAllowed = !isSentLines || settings.allowedAt !== null
  return (
    <>
      {isSentLines && <WhatIsSent form={form} installed={installed} />}
      <div role="status">
        {isTesting && <p className={styles.when}>{texts.testing}</p>}
        {tested && <Note tone={tested.ok ? 'fit' : 'warn'}>{tested.message}</Note>}
      </div>
      {problem && (
        <Note tone="danger" role="alert" title={problem.title}>
          {problem.words}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isSaving} disabled={isTesting || (!form.isChanged && isAllowed)}>
          {isSentLines ? texts.saveAndUse : texts.save}
        </Button>
        {assistant?.asks && (
          <Button variant="line" busy={isTesting} disabled={form.isSaving} onClick={form.test}>
            {texts.test}
          </Button>
        )}
      </div>
      {!form.isChanged && isSentLines && <InUse settings={settings} name={assistant.name} />}
      {settings.tokensThisMonth > 0 && <p className={styles.when}>{texts.tokens(settings.tokensThisMonth)}</p>}
    </>
  )
}

function WhatIsSent({ form: { assistant, typed }, installed }: Pick<ActionsProps, 'form' | 'installed'>) {
  if (!assistant?.asks) return <p className={styles.sent}>{texts.whatIsSent(installed?.provider ?? texts.theModel)}</p>
  if (assistant.asks.address === null) return <p className={styles.sent}>{texts.whatIsSent(assistant.name)}</p>
  const staysHere = isHere(typed.address)
  const host = URL.canParse(typed.address) ? new URL(typed.address).host : texts.theModel
  return (
    <p className={styles.sent}>
      {texts.whatIsSent(staysHere ? texts.theModel : host)}
      {staysHere && texts.staysHere}
    </p>
  )
}

/** Since when it may, and how to take that back. */
function InUse({ settings: { allowedAt, model }, name }: { settings: ModelSettings; name: string }) {
  const client = useQueryClient()
  const agree = useMutation(agreeToModelMutation())
  const shown = model ?? name
  if (allowedAt === null) return <p className={styles.when}>{texts.isNotAllowed(shown)}</p>
  return (
    <p className={styles.when}>
      {texts.isUsed(shown, <Moment at={allowedAt} />)}{' '}
      <TextButton
        disabled={agree.isPending}
        onClick={() => agree.mutate(false, { onSuccess: () => refreshModelSettings(client) })}
      >
        {texts.stop}
      </TextButton>
    </p>
  )
}
