import { FileDrop } from '../../../ui/file-drop.tsx'
import { toast } from '../../../ui/toast.ts'
import { Specimen } from '../specimen.tsx'

export function FileSpecimens() {
  const tell = ({ name }: File) => toast({ title: 'File chosen', description: name })
  return (
    <Specimen title="A place for a file" note="Drop one or choose one. The reader says what it is, not its name.">
      <FileDrop label="Choose a file" hint="PDF, DOCX or TXT, 10 MB at most" accept=".pdf,.docx,.txt" onFile={tell} />
      <FileDrop
        label="Choose another file"
        hint="Not while one is being read"
        accept=".pdf,.docx,.txt"
        disabled
        onFile={tell}
      />
    </Specimen>
  )
}
