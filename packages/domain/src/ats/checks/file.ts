import type { AtsFile } from '../file.ts'
import { type Finding, pass, quote, type Rule, rule, unknown, unless, warn, worse } from '../rule.ts'
import type { View } from '../view.ts'

/** A rule about one fact of the file; without the fact it does not judge. */
const fact = <Key extends keyof AtsFile>(
  key: Key,
  [id, title, weight]: [string, string, number],
  judge: (value: NonNullable<AtsFile[Key]>, view: View) => Finding,
): Rule =>
  rule(id, title, weight, (view) => {
    const value = view.context.file?.[key]
    return value === undefined || value === null ? unknown('Not known of this file.') : judge(value, view)
  })

const megabyte = 1024 * 1024
const told = (texts: readonly string[]) => texts.map((text) => ({ id: 'file', text }))
const isReach = (text: string) => /@[\w-]+\.|\+?\d[\d\s().-]{7,30}\d/.test(text)

export const file: Rule[] = [
  rule('file-text', 'Readable text', 10, ({ context: { file: it } }) => {
    if (!it) return unknown('There is no file.')
    if (it.refused) return worse(warn('Your file cannot be read', 'It has no text.', it.refused))
    return it.recognised
      ? warn(
          'Your file is a scan',
          'Programs have to guess its letters.',
          'Export it from the program it was written in.',
        )
      : pass()
  }),
  fact('bytes', ['file-size', 'Size of the file', 1], (bytes) => {
    const found = warn(
      'Your file is too large',
      `${(bytes / megabyte).toFixed(1)} MB.`,
      'Save it without pictures. Many portals take 2 MB.',
    )
    if (bytes > 5 * megabyte) return worse(found)
    return bytes > 2 * megabyte ? found : pass()
  }),
  fact('pages', ['file-pages', 'Number of pages', 3], (pages, { entries }) =>
    pages > (entries('publications').length > 0 ? 6 : 3)
      ? warn('Your resume is too long', `${pages} pages.`, 'Keep it to two. Shorten the oldest roles first.')
      : pass(),
  ),
  fact('columns', ['columns', 'One column', 6], (columns) =>
    columns
      ? warn(
          'Your text is in two columns',
          'Some programs read straight across both.',
          'Choose a layout with one column.',
        )
      : pass(),
  ),
  fact('apart', ['text-apart', 'No boxes or side columns', 5], (apart) =>
    unless(told(apart), 'Some text is outside the main text', 'Move it into the main text.'),
  ),
  fact('margins', ['margins', 'Contact details on the page', 4], (margins) =>
    unless(
      told(margins.filter(isReach)),
      'Your contact details are in the page header or footer',
      'Put them on the page itself, under your name.',
    ),
  ),
  fact('hidden', ['hidden-text', 'No hidden text', 10], ([first]) =>
    first
      ? worse(
          warn(
            'Your file has hidden text',
            `Nobody can see it: ${quote(first)}.`,
            'Remove it. Recruiters take it for a trick.',
          ),
        )
      : pass(),
  ),
]
