const lapsed =
  /\b(?:lapsed|expired|inactive|suspended|revoked|withdrawn|no longer (?:valid|active|current|held|licen[cs]ed)|not renewed|renewal not started|former(?:ly)? (?:licen[cs]ed|certified|registered))\b/i

/** A licence, certificate or registration that was held once. */
export const isLapsed = (text: string): boolean => lapsed.test(text)
