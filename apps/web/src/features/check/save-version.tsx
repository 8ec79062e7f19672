import { toHtml } from '@bespeak/domain/resume/html.ts'
import { MutationObserver, useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { SaveVersionDialog } from '../../ui/save-version-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { CheckEngine } from './check-engine.ts'
import * as texts from './texts/save.tsx'

type SaveVersionProps = {
  text: string
  resume: { id: number; name: string }
  readText: CheckEngine['readText']
  onClose: () => void
}

/** The text, read as a resume is, as a version of the one it was checked against. */
export function SaveVersion({ text, resume: { id: resumeId, name }, readText, onClose }: SaveVersionProps) {
  const client = useQueryClient()
  const save = useMutation({
    async mutationFn(label: string | null) {
      const read = await readText(text)
      if (!read.ok) throw new Error(read.message)
      const version = { resumeId, label, content: toHtml(read.document) }
      // What is said of it here leads to it.
      return new MutationObserver(client, { ...createVersionMutation(), meta: {} }).mutate(version)
    },
    onSuccess({ versionNumber }) {
      onClose()
      toast({
        ...{ title: texts.versionSaved, description: texts.versionOf(versionNumber, name) },
        link: { to: paths.resume(resumeId), label: texts.openResume },
      })
    },
    meta: { words: { failed: texts.versionNotSaved } },
  })
  return (
    <SaveVersionDialog
      description={texts.whatIsKept(name)}
      busy={save.isPending}
      onSave={(label) => save.mutate(label)}
      onClose={onClose}
    />
  )
}
