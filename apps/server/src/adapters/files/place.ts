import type { Files } from '../../services/resume/ports.ts'

interface KeptFile {
  key: string
  bytes: number
}

/** Where files lie, as they lie there. */
export interface FilesPlace extends Files {
  /** Every file there, in no order. */
  list(): AsyncIterable<KeptFile>
}
