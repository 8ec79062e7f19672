import * as texts from '../texts/reading.ts'
import type { ResumeRead } from './resume-read.ts'

/** What the person called the file; else who and what it is about. */
export function titleFor({ from, name, document: { basics } }: ResumeRead): string {
  const stem =
    from === 'file'
      ? name
          ?.replace(/\.\w{1,5}$/, '')
          .replace(/[_-]+/g, ' ')
          .trim()
      : ''
  const said = [basics.name, basics.label].filter(Boolean).join(', ')
  return (stem || said || texts.myResume).slice(0, 200)
}
