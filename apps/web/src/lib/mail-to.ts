interface Draft {
  to?: string | null
  subject: string
  body: string
}

/** Mail programs take no plus sign for a space, and want whole line ends. */
export const mailTo = ({ to, subject, body }: Draft): string =>
  `mailto:${to ? encodeURIComponent(to) : ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
