import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { downloadResumeMutation } from '../../lib/resumes/documents.ts'
import type { ResumeListed } from '../../lib/resumes/resumes.ts'
import { MenuItem } from '../../ui/menu.tsx'
import * as texts from './texts.tsx'

const formats = [
  ['pdf', texts.downloadPdf],
  ['docx', texts.downloadDocx],
  ['txt', texts.downloadText],
  ['json', texts.downloadJson],
] as const

type DownloadItemsProps = { resume: Pick<ResumeListed, 'id' | 'fileType'> }

/** Entries of a menu: the resume in each format, and the file that it came from. */
export function DownloadItems({ resume: { id, fileType } }: DownloadItemsProps) {
  const download = useMutation(downloadResumeMutation())
  return (
    <>
      {formats.map(([format, name]) => (
        <MenuItem key={format} icon={<Icon />} onSelect={() => download.mutate({ resumeId: id, format })}>
          {name}
        </MenuItem>
      ))}
      {fileType !== null && (
        <MenuItem icon={<Icon />} onSelect={() => download.mutate({ resumeId: id, format: 'original' })}>
          {texts.downloadOriginal(fileType)}
        </MenuItem>
      )}
    </>
  )
}

const Icon = () => <FileText size={18} strokeWidth={1.5} aria-hidden="true" />
