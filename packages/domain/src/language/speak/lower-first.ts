export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const smallFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Names and abbreviations keep their capital. */
export function lowerFirst(text: string): string {
  const [word = '', next = ''] = text.split(' ')
  const isName =
    /[\p{Lu}\p{N}]/u.test(word.slice(1)) || word === 'I' || (/^\p{Lu}\p{Ll}/u.test(next) && !/^(?:An?|The)$/.test(word))
  return isName ? text : smallFirst(text)
}
