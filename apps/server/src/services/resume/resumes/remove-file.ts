import type { Job } from '../../../kernel/jobs.ts'
import type { Attachments } from '../attachments/attachments.ts'

export const removeFileJob = 'resume.remove-file'

/** After the resume is gone for certain; tried again until the file is gone too. */
export const createRemoveFile = (attachments: Attachments): Job<{ fileKey: string }> => ({
  name: removeFileJob,
  work: ({ fileKey }) => attachments.remove(fileKey),
})
