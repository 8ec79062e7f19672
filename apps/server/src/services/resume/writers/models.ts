import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, badInput } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { lockRequest } from '../engine/request.store.ts'
import { type LanguageModel, ModelFailed, type ModelFailure, type ResumePorts } from '../ports.ts'
import type { AskedPrompt, ModelTask } from './model-work.ts'
import { consentTo, finishRun, insertRun, keepConsent, removeConsent, spentSince } from './models.store.ts'
import { builtIn } from './names.ts'

export type Models = ReturnType<typeof createModels>

/** A model that may be asked, and since when the person lets it read their lines. */
export interface OfferedModel {
  name: string
  provider: string
  agreedAt: Date | null
}

/** What a model wrote, as it came: judged by nobody yet. */
export interface ModelWords {
  writer: string
  replies: string[]
  /** What a second model voted against. */
  against: string[]
}

export interface Asked {
  words: ModelWords | null
  /** Why there are none, for the person to read. */
  note: string | null
  /** What was made in its place is not counted. */
  isFree: boolean
}

const nobody: Asked = { words: null, note: null, isFree: false }

type Reason = ModelFailure | 'spent'

const reasons: Record<Reason, string> = {
  slow: 'did not answer in time',
  down: 'could not be reached',
  quota: 'takes no more questions right now',
  garbage: 'gave an answer that cannot be used',
  'wrong-key': 'was not reached, because its provider does not accept the key that is set up here',
  'not-found': 'was not found at the address that is set up here',
  busy: 'has too many questions at once',
  spent: 'has been asked as much as one day allows',
}

/** What is made in its place costs nothing, unless the day's share was used. */
const failedAs = (model: LanguageModel, reason: Reason): Asked => ({
  words: null,
  note: `${model.name} ${reasons[reason]}, so the built-in editor wrote this.${reason === 'spent' ? '' : ' It is not counted.'}`,
  isFree: reason !== 'spent',
})

/** What an answer may take at most. */
const longestAnswer = 4_000
const charactersPerToken = 3
/** A repair is asked for only where the first answer came soon. */
const soonMs = 20_000

/** `modelOf`: the one that the person chose. */
export function createModels(ports: ResumePorts, modelOf: (userId: number) => Promise<LanguageModel | null>) {
  const { sql, now, engine, model: installed, voter, tokensPerDay } = ports

  const isOwn = (of: LanguageModel) => of !== installed && of !== voter

  /** Nothing where the day's share would be passed; else the run that stands for it. A person's own model has no share. */
  const reserve = (userId: number, kind: string, of: LanguageModel, { instructions, data, version }: AskedPrompt) =>
    sql.transaction(async (tx) => {
      const tokens = longestAnswer + Math.ceil((instructions.length + data.length) / charactersPerToken)
      const asked = { userId, kind, model: of.name, isOwn: isOwn(of), promptsVersion: version, outcome: 'asked' }
      const run = { ...asked, tokens, createdAt: now() }
      if (run.isOwn) return insertRun(tx, run)
      await lockRequest(tx, 'tokens of the day')
      const spent = await spentSince(tx, userId, startOfDay(now()))
      if (spent.own + tokens > tokensPerDay.ofOne || spent.all + tokens > tokensPerDay.ofAll) return null
      return insertRun(tx, run)
    })

  /** The answer, or why there is none; either way what it cost is known. */
  async function ask(context: RequestContext, of: LanguageModel, kind: string, prompt: AskedPrompt) {
    const { userId } = signedIn(context)
    const run = await reserve(userId, kind, of, prompt)
    if (run === null) return 'spent' as const
    const { instructions, data, schema } = prompt
    try {
      const { text, tokens } = await of.ask({ userId, instructions, data, schema, gone: context.gone })
      await finishRun(sql, run, tokens, 'answered')
      return { text }
    } catch (error) {
      const failure = error instanceof ModelFailed ? error : null
      await finishRun(sql, run, failure?.tokens ?? 0, failure?.failure ?? 'left')
      if (!failure) throw error
      return failure.failure
    }
  }

  /**
   * What a second model finds too much, where one is set. One that does not answer has no vote: the check stands alone.
   * It is the installation's, and what a person sends to their own model goes to nobody else.
   */
  async function against(context: RequestContext, of: LanguageModel, task: ModelTask, replies: string[]) {
    if (!voter || isOwn(of)) return []
    const asker = askerOf(context)
    const ballot = await engine(asker, 'modelBallot', task, replies)
    const vote = ballot && (await ask(context, voter, 'vote', ballot.prompt))
    return vote && typeof vote !== 'string' ? engine(asker, 'votedAgainst', vote.text, ballot.texts) : []
  }

  return {
    async offered(context: RequestContext): Promise<OfferedModel | null> {
      const { userId } = signedIn(context)

      const model = await modelOf(userId)
      if (!model) return null
      const { name, provider } = model
      return { name, provider, agreedAt: await consentTo(sql, userId, provider) }
    },

    /** The person's word, kept with the account. */
    async agree(context: RequestContext, yes: boolean): Promise<OfferedModel> {
      const { userId } = signedIn(context)

      const model = await modelOf(userId)
      if (!model) throw new AppError('AI_UNAVAILABLE', 'No language model is set up here. The built-in editor writes.')
      const { name, provider } = model
      await sql.transaction(async (tx) => {
        const isNew = yes ? await keepConsent(tx, userId, provider, now()) : await removeConsent(tx, userId)
        const event = yes ? 'model-allowed' : 'model-refused'
        if (isNew) await ports.note(tx, userId, { event, detail: provider }, context)
      })
      return { name, provider, agreedAt: await consentTo(sql, userId, provider) }
    },

    /** Who writes: nobody but the editor built in here, unless the person agreed, and does not want that one. */
    async chosen(userId: number, wanted: string | null | undefined): Promise<LanguageModel | null> {
      if (wanted === builtIn) return null
      const model = await modelOf(userId)
      if (wanted && wanted !== model?.name)
        throw badInput({ writer: `A writer is ${[builtIn, model?.name].filter(Boolean).join(' or ')}.` })
      if (!model) return null
      const isAgreed = (await consentTo(sql, userId, model.provider)) !== null
      if (wanted && !isAgreed) throw badInput({ writer: `Say first that ${model.provider} may read your lines.` })
      return isAgreed ? model : null
    },

    /** Two answers at most: the second to what the judge refused of the first. */
    async words(context: RequestContext, of: LanguageModel | null, task: ModelTask): Promise<Asked> {
      if (!of) return nobody
      const asker = askerOf(context)
      const began = performance.now()
      const first = await ask(context, of, task.kind, await engine(asker, 'modelPrompt', task))
      if (typeof first === 'string') return failedAs(of, first)
      const next = await engine(asker, 'modelRepair', task, first.text)
      if (next === 'unusable') return failedAs(of, 'garbage')
      const isSoon = performance.now() - began < soonMs
      const second = next && isSoon ? await ask(context, of, task.kind, next) : null
      const replies = second && typeof second !== 'string' ? [first.text, second.text] : [first.text]
      const words = { writer: of.name, replies, against: await against(context, of, task, replies) }
      return { words, note: null, isFree: false }
    },
  }
}

const startOfDay = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
