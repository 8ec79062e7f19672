/** Said of a certificate that does not hold, or not yet. */
export const isNotHeld = (text: string): boolean =>
  /\b(?:expired?|lapsed|inactive|revoked|surrendered|former|progress|pending|planned|expected|enrolled|studying|candidate|until|not)\b/i.test(
    text,
  )
