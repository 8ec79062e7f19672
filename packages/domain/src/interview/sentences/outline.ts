import { supports } from '../../claims/index.ts'
import type { Evidence } from '../../match/index.ts'
import type { Source } from '../../resume/sources.ts'
import { lastRole, quoteOf, settingOf } from '../own-lines.ts'
import { type SplitLine, splitLine } from '../split-line.ts'
import { type OutlineLine, outlineLine } from '../types.ts'

const advice = {
  situation: [
    'Say when this was and what was going on.',
    'One sentence is enough: the place, the people, the time.',
    'Begin with what was at stake.',
  ],
  somewhere: ['Choose a case from this time.'],
  listedOnly: ['Your resume names it without a story. Say where and when.'],
  nowhere: ['Choose a case from work or study.'],
  task: [
    'Your resume does not say what was asked of you. Add it.',
    'Add what made it difficult. The line leaves that out.',
  ],
  action: [
    'Say what you did yourself, step by step.',
    'Say “I” where it was you and “we” where it was the team.',
    'Name one choice you made, and why.',
  ],
  unsaidAction: ['The line gives the result. Add what you did.'],
  noAction: ['Say what you did, step by step, and why.'],
  freeTask: ['Say what you had to do, and why it fell to you.', 'One sentence on what made it difficult.'],
  freeResult: [
    'Say how it ended, even if it did not end well.',
    'Say what changed, with a figure only if you can stand behind it.',
    'End with what you would do differently now.',
  ],
  result: ['Say how you know, and who noticed.', 'Be ready to say how this was measured.'],
  resultInLine: ['The line says what came of it. Be ready to say how that was measured.'],
  noResult: [
    'The line names no result. Add what changed, with a figure only if you can stand behind it.',
    'The line does not say how it ended. Add it from memory.',
    'Add what was better afterwards.',
  ],
  look: ['Say what you would look at and who you would ask first.', 'Name the two things you need to know first.'],
  aim: ['Say what a good outcome is before you say what you do.', 'Name who is affected and what they need.'],
  proof: ['Name your first steps, with this line as proof.', 'Begin from this, and say what would be different here.'],
  steps: ['Name your first three steps, in order.', 'Say what you do first, and what can wait.'],
  check: [
    'Say how you would know that it worked.',
    'Say when you would ask for help.',
    'Say what you would tell your manager.',
  ],
}
type AdviceKey = keyof typeof advice

/** Builds the four lines of an answer out of one line of the resume, with other words of advice each time. */
export function outliner(sources: readonly Source[]) {
  const taken = new Map<string, number>()
  const next = (key: AdviceKey): string => {
    const at = taken.get(key) ?? 0
    taken.set(key, at + 1)
    return advice[key][at % advice[key].length] ?? ''
  }
  const last = lastRole(sources)

  return {
    fromLine(line: Source): OutlineLine[] {
      const { action, result, isWhole } = partsOf(line)
      const setting = settingOf(line, sources)
      const words = (quote: string | null): Evidence[] => (quote === null ? [] : [{ source: line.id, quote }])
      return [
        outlineLine('Situation', next('situation'), setting ? [quoteOf(setting)] : []),
        outlineLine('Task', next('task')),
        outlineLine('Action', next(action === null ? 'unsaidAction' : 'action'), words(action)),
        outlineLine('Result', next(isWhole ? 'resultInLine' : result === null ? 'noResult' : 'result'), words(result)),
      ]
    },
    /** Where the resume has no line for it: `named` is where it stands as a mere word, `tip` what the asker wants to hear. */
    fromMemory(named: Evidence | undefined, tip?: string): OutlineLine[] {
      const where = named ?? (last && quoteOf(last))
      return [
        outlineLine('Situation', next(named ? 'listedOnly' : last ? 'somewhere' : 'nowhere'), where ? [where] : []),
        outlineLine('Task', next('freeTask')),
        outlineLine('Action', tip ?? next('noAction')),
        outlineLine('Result', next('freeResult')),
      ]
    },
    /** A case that has not happened: how to think it through, with the nearest line as proof. */
    ofTask(line: Source | null): OutlineLine[] {
      return [
        outlineLine('Situation', next('look')),
        outlineLine('Task', next('aim')),
        outlineLine('Action', next(line ? 'proof' : 'steps'), line ? [quoteOf(line)] : []),
        outlineLine('Result', next('check')),
      ]
    },
  }
}
/** Both parts of a line, unless one of them alone would say more than the line does: then it stays whole, with its result where it opens with one. */
function partsOf({ text }: Source): SplitLine & { isWhole: boolean } {
  const { action, result } = splitLine(text)
  const isTrue = [action, result].every((part) => part === null || supports([text], part).supported)
  return isTrue
    ? { action, result, isWhole: false }
    : { action: text, result: null, isWhole: result !== null && text.startsWith(result) }
}

export type Outliner = ReturnType<typeof outliner>
