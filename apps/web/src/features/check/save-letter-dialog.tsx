import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { type TailoredListed, tailoredResumesQuery } from '../../lib/resumes/tailored.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.ts'
import { saveLetter } from './save-letter.ts'
import * as texts from './texts/save.tsx'

type SaveLetterDialogProps = { text: string; onClose: () => void }

/** Asks which tailored version the letter is for, and before one that it has is replaced. */
export function SaveLetterDialog({ text, onClose }: SaveLetterDialogProps) {
  const form = useId()
  const versions = useQuery(tailoredResumesQuery())
  const [chosen, setChosen] = useState<number | null>(null)
  const version = versions.data?.find(({ id }) => id === chosen) ?? versions.data?.[0]
  const { save, replaced, keep } = useSaving(text, version, onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(null)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.asLetter}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          {version && (
            <Button type="submit" form={form} busy={save.isPending}>
              {texts.saveLetter}
            </Button>
          )}
        </>
      }
    >
      {versions.isPending && <Skeleton lines={2} label={texts.loadingVersions} />}
      <LoadProblem title={texts.versionsFailed} problem={problemOf([versions])} />
      {versions.data?.length === 0 && (
        <p>{texts.tailorFirst(<TextLink to={paths.tailor()}>{texts.tailorYours}</TextLink>)}</p>
      )}
      {version && (
        <form id={form} noValidate onSubmit={onSubmit}>
          <VersionField versions={versions.data ?? []} value={version.id} onChoose={setChosen} />
        </form>
      )}
      {save.error && (
        <Note tone="danger" role="alert">
          {plainMessage(save.error, texts.letterNotSaved)}
        </Note>
      )}
      {version && replaced !== null && (
        <ConfirmDialog
          title={texts.replaceQuestion}
          description={texts.hasLetter(version.title)}
          keep={texts.keepLetter}
          action={texts.replaceLetter}
          busy={save.isPending}
          onConfirm={() => save.mutate(replaced)}
          onClose={keep}
        />
      )}
    </Dialog>
  )
}

function useSaving(text: string, version: TailoredListed | undefined, onSaved: () => void) {
  const client = useQueryClient()
  /** When the letter was changed that stands in its place, until that is decided on. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const keep = () => setReplaced(null)
  const save = useMutation({
    mutationFn: (agreed: string | null) => saveLetter(client, { id: version?.id ?? 0, text, replaced: agreed }),
    onSuccess(changed) {
      if (changed !== null || !version) return setReplaced(changed)
      onSaved()
      toast({
        ...{ title: texts.letterSaved, description: texts.letterOf(version.title) },
        link: { to: paths.editCoverLetter(version.id), label: texts.openLetter },
      })
    },
    onError: keep,
  })
  return { save, replaced, keep }
}

type VersionFieldProps = { versions: readonly TailoredListed[]; value: number; onChoose: (id: number) => void }

function VersionField({ versions, value, onChoose }: VersionFieldProps) {
  return (
    <SelectField label={texts.whichVersion} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
      {versions.map((version) => (
        <option key={version.id} value={version.id}>
          {nameOf(version, versions)}
        </option>
      ))}
    </SelectField>
  )
}

/** The title; and which one, where several have the same. */
function nameOf({ id, title }: TailoredListed, versions: readonly TailoredListed[]): string {
  const alike = versions.filter((it) => it.title === title)
  return alike.length < 2 ? title : texts.numbered(title, alike.filter((it) => it.id <= id).length)
}
