import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SaveVersionDialog } from '../../../ui/save-version-dialog.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { Row, Specimen } from '../specimen.tsx'

export function DialogSpecimens() {
  const [deleting, setDeleting] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const [naming, setNaming] = useState(false)
  const close = () => setNaming(false)
  return (
    <Specimen title="Dialogs" note="Says what goes and what stays. The safe way is first.">
      <Row>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
        <DeleteDialog open={deleting} onOpenChange={setDeleting} />
        <Button variant="line" onClick={() => setRenaming(true)}>
          Rename…
        </Button>
        <RenameDialog open={renaming} onOpenChange={setRenaming} />
        <Button variant="line" onClick={() => setNaming(true)}>
          Save a version…
        </Button>
        {naming && <SaveVersionDialog busy={false} onSave={close} onClose={close} />}
      </Row>
    </Specimen>
  )
}

function RenameDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Rename resume"
      actions={
        <>
          <Button variant="line" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>Rename</Button>
        </>
      }
    >
      <TextField label="Title" defaultValue="Data Analyst, general" />
    </Dialog>
  )
}
