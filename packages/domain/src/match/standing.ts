const lapsed =
  /\b(?:lapsed|expired|inactive|suspended|revoked|surrendered|forfeited|withdrawn|void|no longer (?:valid|active|current|held|licen[cs]ed)|not renewed|renewal not started|former(?:ly)? (?:licen[cs]ed|certified|registered|admitted))\b/i

/** A licence, certificate or registration that was held once. */
export const isLapsed = (text: string): boolean => lapsed.test(text)
