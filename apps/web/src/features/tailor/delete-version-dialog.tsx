import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import * as texts from './texts.tsx'
import type { TailoredState } from './use-tailored.ts'

export function DeleteVersionDialog({ state, onClose }: { state: TailoredState; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={texts.deleteQuestion}
      description={texts.whatGoes}
      keep={texts.keepIt}
      action={texts.deleteIt}
      onConfirm={() => {
        onClose()
        void state.remove()
      }}
      onClose={onClose}
    />
  )
}
