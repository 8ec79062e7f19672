/** What `GET /api/v1/site` tells everyone about this installation. */
export interface Site {
  /** For the footer, in the order they were set. */
  socialLinks: { label: string; url: string }[]
  /** Where files are kept. */
  files: 'local' | 's3'
  /** Whether mails are sent, or kept on this machine to be read there. */
  mail: 'local' | 'smtp'
  billing: 'sandbox' | 'stripe' | 'none'
  /** Who may be asked to word things, where the person agrees; null where nobody is. */
  model: { name: string; provider: string } | null
  /** Whether people may connect a model of their own: anywhere, nowhere, or at local addresses. */
  ownModels: 'yes' | 'no' | 'local-only'
}
