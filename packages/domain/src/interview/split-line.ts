import { verbOf } from '../language/opening-words.ts'
import { tellsChange } from '../language/outcomes.ts'
import { changed } from '../language/speak/nominal.ts'
import { readVerb } from '../language/verbs.ts'
import { words } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { lineWords } from '../words/interview-lines.ts'
import { movedBy } from '../words/sentence-forms.ts'

/** A line of a resume, taken apart where it says both what was done and what came of it. Each part is cut from the line. */
export interface SplitLine {
  action: string | null
  result: string | null
}

const win = patternOf(lineWords.win, '')

const isWin = (word: string) => win.test(word)

const joint = patternOf(lineWords.joint, 'g')
const opening = patternOf(lineWords.opening)
const alwaysOutcome = patternOf(lineWords.alwaysOutcome)
const figure = patternOf(lineWords.figure)
const moved = patternOf(movedBy, 'u')

/** `alerts per shift came down from 1,900 to 420`: what became more or less, and no deed. */
const isMoved = (clause: string) =>
  changed(clause) !== null ||
  (moved.test(clause.replace(opening, '')) && verbOf(words(clause)[0] ?? '')?.form !== 'past' && figure.test(clause))

/** `12 concerts a season` says how much there was, `$480K sold` what came of it. */
const isCounted = (clause: string, said: readonly string[]) =>
  /\d/.test(clause) && said.some((it) => /^(?:past|participle)$/.test(verbOf(it)?.form ?? ''))

function tellsOutcome(clause: string, ownSentence: boolean): boolean {
  if (alwaysOutcome.test(clause) || isMoved(clause)) return true
  const said = words(clause.replace(opening, ''))
  if (ownSentence)
    return (
      isCounted(clause, said) ||
      figure.test(clause) ||
      said.some((it) => tellsChange(it) && readVerb(it)?.form !== 'base')
    )
  return tellsChange(said[0] ?? '') && (!clause.startsWith('and ') || readVerb(said[0] ?? '')?.form !== 'base')
}

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.–—-]+$/g, '')
const orNull = (text: string) => (trimmed(text) === '' ? null : trimmed(text))

/** `Went through the rules`: the person did, and no figure. */
const isWalked = patternOf(lineWords.walked, 'iu')

export function splitLine(line: string): SplitLine {
  const first = words(line)[0] ?? ''
  if (isWin(first) || (tellsChange(first) && !isWalked.test(line) && figure.test(line))) return byMeans(line)
  const [change = '', ...means] = line.split(/;\s+/)
  if (isMoved(change)) return { action: orNull(means.join('; ')), result: orNull(change) }
  for (const { index, 0: mark } of line.matchAll(joint)) {
    const from = index + mark.length
    const end = line.slice(from).search(/[,;]\s|\s[–—]\s/)
    const clause = line.slice(from, end < 0 ? line.length : from + end)
    if (clause.split(' ').length > 2 && tellsOutcome(clause, /[;–—]/.test(mark))) {
      const start = startOfOutcome(line, index, clause)
      return {
        action: orNull(line.slice(0, start ?? index)),
        result: orNull(line.slice(start ?? from).replace(opening, '')),
      }
    }
  }
  return { action: orNull(line), result: null }
}

/** `…, the crew has gone 410,000 hours without an injury`: what it went without belongs to its clause. */
function startOfOutcome(line: string, at: number, clause: string): number | null {
  const comma = line.lastIndexOf(', ', at)
  const counted = line.slice(comma, at).replace(/\b(?:19|20)\d\d\b/g, '')
  return /^without\b/i.test(clause) && comma > 0 && /\d/.test(counted) ? comma : null
}

const byWhat = patternOf(lineWords.byWhat, 'u')

/** `Cut the close from nine days to five by moving it to NetSuite`: the result first, then the means. */
function byMeans(line: string): SplitLine {
  const means = byWhat.exec(line)
  if (!means) return { action: null, result: orNull(line) }
  return { action: orNull(line.slice(means.index)), result: orNull(line.slice(0, means.index)) }
}
