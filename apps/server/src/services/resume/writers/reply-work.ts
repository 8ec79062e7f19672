import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { linesIn } from '@bespeak/domain/resume/nodes.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import { apply, type Edit, toAsk } from '@bespeak/domain/tailor/index.ts'
import {
  judgeReplies,
  numberedPage,
  type PromptKind,
  promptFor,
  type Refusal,
  splitRefused,
  wholePrompt,
} from '@bespeak/domain/writers/index.ts'
import { jobIn } from '../engine/job-in.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { KnownFact, Said } from '../facts/said.ts'
import { type MadeSuggestion, suggestedEdits } from '../suggestions/suggested.ts'
import { leftOut } from '../tailored/left-out.ts'
import { ownWordsIn } from '../tailored/own-words.ts'
import { type EditsTask, type PageWithEdits, pageWithEdits } from '../tailored/page-with-edits.ts'
import { standing, type TailorEdit, tailorEdits, withoutReplaced } from '../tailored/tailor-edits.ts'

export interface PromptTask {
  document: ResumeDocument
  said: readonly Said[]
  /** What was known by the time that something was made of the document; what was said until now, where nothing was. */
  facts?: readonly KnownFact[] | undefined
  advertisement: string
  kind: PromptKind
}

/** What a person gives to the chat assistant that they use. */
export function assistantPrompt({ document, said, facts, advertisement, kind }: PromptTask): string {
  const known = facts ? statedIn(facts) : factsFrom(said)
  const job = jobIn(advertisement)
  const requirements = kind === 'resume' ? job.requirements.map(({ words }) => words) : []
  return wholePrompt(promptFor(kind, numberedPage(document, known), job, { requirements }))
}

/** Without what the person only said yes to: that is of one line, and no line of its own. */
const statedIn = (facts: readonly KnownFact[]) => facts.filter(({ confirmed }) => !confirmed)

/** The version as it stands, and what was pasted for it. */
export interface ReplyTask extends Omit<EditsTask, 'edits'> {
  settled: Settled
  reply: string
}

/** What became of a reply. */
export interface ReplyOutcome {
  stood: number
  asked: number
  refused: Pick<Refusal, 'text' | 'why'>[]
  /** It ended in the middle. */
  isCut: boolean
}

export interface PageWithReply extends ReplyOutcome {
  /** What to do where nothing was found in it. */
  trouble: string | null
  edits: TailorEdit[]
  suggestions: MadeSuggestion[]
  /** Null where nothing of it stands. */
  page: PageWithEdits | null
}

/** The page with what stands of a reply in the place of what stood for the same lines. What the person typed stays. */
export function pageWithReply(task: ReplyTask): PageWithReply {
  const { ground, before, settled, today, advertisement, reply } = task
  const { document } = ground.original
  const job = jobIn(advertisement)
  const facts = statedIn(ground.facts)
  const numbered = numberedPage(document, facts)
  const number = Math.max(0, ...before.map((it) => it.number))
  const judged = judgeReplies({ document, job, facts, today, settled, page: numbered }, [reply], `r${number + 1}-`)
  const { taken, kept } = withoutTyped(judged.accepted, task)
  const own = ownWordsIn(ground)
  const made = tailorEdits(document, job, taken, own).map((edit, at) => ({ ...edit, number: number + at + 1 }))
  const edits = [...withoutReplaced(before, taken), ...made]
  const { untrue, told } = splitRefused(judged.refused)
  const unused = [...told, ...kept]
  const doubted = [...judged.doubted, ...untrue]
  const asked = toAsk(doubted, job)
  const unasked = judged.doubted
    .filter((it) => !asked.includes(it))
    .map(({ edit }) => ({ text: edit.text, why: tooManyAsked }))
  const suggestions = suggestedEdits(document, job, asked, own)
  const rationale =
    unused.length === 0 ? task.rationale : leftOut(unused.map(({ text, why }) => ({ edit: { text }, why })))
  const page = made.length === 0 ? null : pageWithEdits({ ...task, edits, rationale })
  return {
    edits: page?.edits ?? edits,
    ...{ suggestions, page, isCut: judged.isCut },
    ...{
      refused: [...judged.refused, ...kept, ...unasked, ...judged.unused].map(({ text, why }) => ({ text, why })),
      trouble: judged.unused.length > 0 ? null : judged.trouble,
    },
    ...{ stood: made.length, asked: asked.filter(({ isUntrue }) => !isUntrue).length },
  }
}

const typedOver = 'You have changed this line yourself. Your own words stand.'
const tooManyAsked = 'This needs your OK, and more than forty lines do. Paste it again when they are settled.'
const confirmed = 'You have said yes to other words for this line.'

/** Not what the person typed over, nor what they were asked about and confirmed. */
function withoutTyped(accepted: readonly Edit[], { page, ground, before }: ReplyTask) {
  const textsOf = ({ sections }: ResumeDocument) =>
    new Map(sections.flatMap(({ entries }) => entries.flatMap(linesIn)).map(({ id, text }) => [id, text]))
  const [stands, made] = [textsOf(page.document), textsOf(apply(ground.original.document, standing(before)))]
  const why = ({ line }: Edit) => {
    if (before.some((it) => it.line === line && it.confirmed && !it.undone)) return confirmed
    return made.has(line) && stands.get(line) !== made.get(line) ? typedOver : null
  }
  return {
    taken: accepted.filter((edit) => why(edit) === null),
    kept: accepted.flatMap((edit) => {
      const found = why(edit)
      return found === null ? [] : [{ text: edit.text, why: found }]
    }),
  }
}
