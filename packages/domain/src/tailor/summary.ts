import type { Edit } from '../resume/edit.ts'

/** What became of a line, as it is shown: what the built-in editor did, or a writer. */
export const shownKind = ({
  made,
  kind,
  text,
  confirmed,
}: Pick<Edit, 'made' | 'kind' | 'text' | 'confirmed'>): string =>
  confirmed ? 'confirmed' : (made ?? (kind === 'reworded' && text.trim() === '' ? 'hidden' : kind))

export const nothingChanged = 'Your resume already leads with what this job asks.'
/** Where all of what was changed was taken back. */
export const allUndone = 'All changes are undone. Your resume is as you wrote it.'

/** `For this job: 1 line moved up, skills in the ad's order, 1 line hidden. The wording is yours.` */
export function summaryOfKinds(kinds: readonly string[]): string {
  if (kinds.length === 0) return nothingChanged
  const count = (kind: string) => kinds.filter((it) => it === kind).length
  const lines = (kind: string, what: string) => {
    const many = count(kind)
    return many === 0 ? [] : [`${many} ${many === 1 ? 'line' : 'lines'} ${what}`]
  }
  const reworded = kinds.filter((kind) => kind === 'reworded' || kind === 'combined').length
  const parts = [
    ...(count('headline') > 0 ? ['headline from a title you held'] : []),
    ...lines('moved', 'moved up'),
    ...(count('skills') > 0 ? ["skills in the ad's order"] : []),
    ...(count('spelling') > 0
      ? [`${count('spelling')} ${count('spelling') === 1 ? 'name' : 'names'} spelled as in the ad`]
      : []),
    ...lines('fact', 'from what you told us'),
    ...lines('added', 'added'),
    ...(reworded > 0 ? [`${reworded} ${reworded === 1 ? 'line' : 'lines'} reworded`] : []),
    ...lines('confirmed', 'confirmed by you'),
    ...lines('hidden', 'hidden'),
  ]
  const isOwn = !kinds.some((kind) => kind === 'reworded' || kind === 'combined' || kind === 'added')
  return `For this job: ${parts.join(', ')}.${isOwn ? ' The wording is yours.' : ''}`
}
