import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** The example of a question before something is lost. It deletes nothing. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete “Data Analyst, general”?"
      description="Its 7 versions go with it. Your 4 tailored versions and your saved jobs stay."
      keep="Keep it"
      action="Delete resume"
      onConfirm={onClose}
      onClose={onClose}
    />
  )
}
