import * as z from 'zod'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, badInput } from '../../../kernel/errors.ts'
import { checked, text } from '../input.ts'
import type { FoundModel, LanguageModel, ModelPlace, ResumePorts } from '../ports.ts'
import { consentTo, keepConsent, removeConsent } from '../writers/models.store.ts'
import { keepSettings, type SettingsRow, settingsOf, tokensSince } from './model-settings.store.ts'
import { asAsked, isOffered, ownProviders, type Provider, providers } from './providers.ts'
import { nothingToTest, refusedAddress, trialWords } from './words.ts'

export type ModelSettingsCases = ReturnType<typeof createModelSettings>

/** What a person chose, as they may see it: never the key. */
export interface ShownSettings {
  provider: Provider
  address: string | null
  model: string | null
  keyEnding: string | null
  /** Since when what the model needs may be sent there. */
  allowedAt: Date | null
  tokensThisMonth: number
  /** What may be chosen here. */
  providers: Provider[]
}

export interface TestResult {
  ok: boolean
  message: string
  wordsPerSecond: number | null
  structured: boolean | null
  models: string[]
}

/** What was chosen, complete; the key as it was given. */
interface Chosen {
  provider: Provider
  address: string | null
  model: string | null
  key: string | null
}

const line = (most: number, tooLong: string) =>
  text
    .max(most, tooLong)
    .transform((value) => value || null)
    .nullish()
const given = z.object({
  provider: z.enum(providers, 'Choose one of the writing assistants.'),
  address: line(2_000, 'An address can have at most 2,000 characters.'),
  model: line(200, 'A model’s name can have at most 200 characters.'),
  /** Kept where it is left out; removed where it is empty. */
  key: text
    .max(1_000, 'A key can have at most 1,000 characters.')
    // It travels in a header.
    .refine((key) => /^[\x21-\x7e]*$/.test(key), 'A key has no spaces or special letters. Copy it again.')
    .nullish(),
  allow: z.boolean().nullish(),
})
type Given = z.output<typeof given>

const testsByUser = { name: 'model-tests-by-user', points: 30, seconds: 60 * 60 }
/** Enough to know it again; nothing of one so short that this would be half of it. */
const endingOf = (key: string) => (key.length >= 12 ? key.slice(-4) : '')

/** Bound to its place: a sealed key opens for the person and the address it was given for, and for no other. */
const sealedFor = (userId: number, address: string) => `model key of ${userId} for ${address}`

export function createModelSettings(ports: ResumePorts) {
  const { sql, now, model: installed, ownModels, sealing, limits } = ports

  const here = providers.filter((provider) => isOffered(provider, installed, ownModels))
  const byDefault = installed ? 'installation' : 'off'

  const seal = (userId: number, address: string, key: string) =>
    Buffer.from(sealing.seal(sealedFor(userId, address), Buffer.from(key))).toString('base64url')

  /** Null where it cannot be opened any more, as after the loss of `FILES_KEY`. */
  function opened({ userId, address, keySealed }: SettingsRow): string | null {
    if (!address || !keySealed) return null
    const bytes = sealing.open(sealedFor(userId, address), Buffer.from(keySealed, 'base64url'))
    return bytes && Buffer.from(bytes).toString()
  }

  function placeFrom({ provider, address, model, key }: Chosen): ModelPlace | null {
    const own = ownProviders[provider]
    return own && address && model ? { protocol: own.protocol, address, model, key: key ?? undefined } : null
  }

  /** The model of that row; null where none is asked: by choice, or because it may not be asked here any more. */
  function modelIn(row: SettingsRow | null): LanguageModel | null {
    const provider = row?.provider ?? byDefault
    if (!row || provider === 'installation') return provider === 'installation' ? installed : null
    const place = placeFrom({ ...row, key: opened(row) })
    return place && here.includes(provider) ? ownModels.at(place) : null
  }

  async function shown(userId: number): Promise<ShownSettings> {
    const row = await settingsOf(sql, userId)
    const model = modelIn(row)
    const { provider = byDefault, address = null, model: name = null, keyEnding = null } = row ?? {}
    return {
      ...{ provider, address, model: name, keyEnding, providers: here },
      allowedAt: model && (await consentTo(sql, userId, model.provider)),
      tokensThisMonth: await tokensSince(sql, userId, startOfMonth(now())),
    }
  }

  /** With what belongs to the provider, and nothing else. A key is kept for the place that it was given for alone. */
  function completed({ provider, ...input }: Given, row: SettingsRow | null): Chosen {
    if (!here.includes(provider)) throw badInput({ provider: 'This writing assistant can’t be chosen here.' })
    const own = ownProviders[provider]
    if (!own) return { provider, address: null, model: null, key: null }
    const address = own.isAddressGiven ? (input.address ?? own.address) : own.address
    if (!address) throw badInput({ address: 'Enter the address of your model.' })
    const asked = asAsked(address)
    if (!ownModels.mayAsk(asked)) throw badInput({ address: refusedAddress(ownModels) })
    if (!input.model) throw badInput({ model: 'Enter the name of the model.' })
    const kept = row?.provider === provider && row.address === asked ? row : null
    const key = input.key === null || input.key === undefined ? kept && opened(kept) : input.key || null
    return { provider, address: asked, model: input.model, key }
  }

  async function keepWord(tx: Sql, context: RequestContext, userId: number, model: LanguageModel, allow: boolean) {
    const isNew = allow ? await keepConsent(tx, userId, model.provider, now()) : await removeConsent(tx, userId)
    const event = allow ? 'model-allowed' : 'model-refused'
    if (isNew) await ports.note(tx, userId, { event, detail: model.provider }, context)
  }

  return {
    /** The one that writes for them; null where the built-in editor does. */
    modelOf: async (userId: number): Promise<LanguageModel | null> => modelIn(await settingsOf(sql, userId)),

    async current(context: RequestContext): Promise<ShownSettings> {
      return shown(signedIn(context).userId)
    },

    async found(context: RequestContext): Promise<FoundModel[]> {
      signedIn(context)

      return ownModels.found()
    },

    async save(context: RequestContext, input: object): Promise<ShownSettings> {
      const { userId } = signedIn(context)

      const { allow, ...wanted } = checked(given, input)
      await sql.transaction(async (tx) => {
        const { key, ...chosen } = completed(wanted, await settingsOf(tx, userId))
        const keySealed = key && chosen.address ? seal(userId, chosen.address, key) : null
        const row = { ...chosen, userId, keySealed, keyEnding: key ? endingOf(key) : null, updatedAt: now() }
        await keepSettings(tx, row)
        const model = modelIn(row)
        if (model && typeof allow === 'boolean') await keepWord(tx, context, userId, model, allow)
      })
      return shown(userId)
    },

    /** Of what is given, or of what is saved. Nothing of the person is sent. */
    async test(context: RequestContext, input: object | null | undefined): Promise<TestResult> {
      const { userId } = signedIn(context)

      const taken = await limits.take(testsByUser, `user ${userId}`)
      if (!taken.allowed)
        throw new AppError('RATE_LIMITED', 'That was a lot of tests. Please wait a while.', {
          retryAfter: taken.retryAfter,
        })
      const row = await settingsOf(sql, userId)
      const wanted = input ?? { provider: row?.provider ?? byDefault, address: row?.address, model: row?.model }
      const chosen = completed(checked(given, wanted), row)
      const place = placeFrom(chosen)
      if (!place) return { ...nothingTried, message: nothingToTest(chosen.provider, installed) }
      const { wordsPerSecond, structured, models, ...trial } = await ownModels.tried(place, context.gone)
      const message = trialWords(place, { wordsPerSecond, structured, models, ...trial })
      return { ok: trial.trouble === null, message, wordsPerSecond, structured, models }
    },
  }
}

const nothingTried = { ok: true, wordsPerSecond: null, structured: null, models: [] }

const startOfMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1))
