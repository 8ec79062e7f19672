/** By sound: an `RN`, a `UX designer`, an `hourly` rate. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = /^[\p{L}\p{N}]+/u.exec(phrase.trim())?.[0] ?? ''
  if (/^(?:8|11$|18$|1[18]\p{N}{3}$)/u.test(word)) return 'an'
  const isSpelt =
    /^\p{Lu}{2}\p{Ll}/u.test(word) ||
    (/^\p{Lu}+s?$/u.test(word) && (word.length <= 3 || !/[AEIOUY]/.test(word.slice(0, -1)) || /^H[^AEIOUY]/.test(word)))
  if (isSpelt && !/^(?:CAD|LAN|SAN|NAS|FEM|VAT|RAM|ROM|SAP)$/.test(word))
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^(?:uni(?!n)|use|usu|util|euro|one|once|ubi|uk)/i.test(word)) return 'a'
  return /^(?:[aeiou]|hour|hono|heir)/i.test(word) ? 'an' : 'a'
}
