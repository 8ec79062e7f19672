import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import * as texts from './texts.tsx'

type ReplaceDialogProps = { onReplace: () => void; onClose: () => void }

export function ReplaceDialog({ onReplace, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.replaceQuestion}
      description={texts.editsStay}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.keepLetter}
          </Button>
          <Button onClick={onReplace}>{texts.writeAgain}</Button>
        </>
      }
    />
  )
}
