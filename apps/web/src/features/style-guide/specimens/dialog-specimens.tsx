import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { RenameDialog } from '../../../ui/rename-dialog.tsx'
import { SaveVersionDialog } from '../../../ui/save-version-dialog.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { Row, Specimen } from '../specimen.tsx'

export function DialogSpecimens() {
  const [deleting, setDeleting] = useState(false)
  const [asking, setAsking] = useState<'rename' | 'version'>()
  const close = () => setAsking(undefined)
  return (
    <Specimen title="Dialogs" note="Says what goes and what stays. The safe way is first.">
      <Row>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
        {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
        <Button variant="line" onClick={() => setAsking('rename')}>
          Rename…
        </Button>
        {asking === 'rename' && (
          <RenameDialog what="resume" title="Data Analyst, general" busy={false} onRename={close} onClose={close} />
        )}
        <Button variant="line" onClick={() => setAsking('version')}>
          Save a version…
        </Button>
        {asking === 'version' && <SaveVersionDialog busy={false} onSave={close} onClose={close} />}
      </Row>
    </Specimen>
  )
}
