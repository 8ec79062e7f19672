import * as z from 'zod'

export const formats = ['pdf', 'docx', 'txt', 'json'] as const
export type Format = (typeof formats)[number]

export const contentTypes: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

export const format = z
  .enum(formats, 'A document must be pdf, docx, txt or json.')
  .nullish()
  .transform((given): Format => given ?? 'pdf')

/** A letter is no data. */
export const letterFormat = z
  .enum(['pdf', 'docx', 'txt'], 'A letter must be pdf, docx or txt.')
  .nullish()
  .transform((given) => given ?? 'pdf')

const maxName = 100

/** A title as the name of a file, on every system. */
export function fileName(title: string, ending: Format): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${[...plain].slice(0, maxName).join('') || 'resume'}.${ending}`
}
