import type { LanguageModel, ModelPlace, ModelTrial, ModelTrouble, OwnModels } from '../ports.ts'
import type { Provider } from './providers.ts'

type Place = Pick<ModelPlace, 'model'> & { host: string }

/** What is wrong, and what to do about it. */
const troubleWords: Record<ModelTrouble, (place: Place, models: string[]) => string> = {
  'address-refused': () =>
    'This address can’t be used here. It has to start with https:// and be open to the internet.',
  'no-answer': ({ host }) => `Nothing answered at ${host}. Check the address, and that the model’s server is running.`,
  slow: ({ host }) =>
    `${host} didn’t answer within a minute. A model on your own computer may still be loading: try again in a moment.`,
  'wrong-key': ({ host }) =>
    `${host} answered, but it doesn’t accept this key. Check that it is complete and still valid.`,
  'not-found': ({ host }) =>
    `${host} answered, but there is no language model at this address. Most addresses end in /v1.`,
  'no-such-model': ({ host, model }, models) =>
    `Address and key work, but ${host} has no model called ${model}. ${offered(models)}`,
  quota: ({ host }) =>
    `${host} accepts the key, but takes no more questions right now: too many at once, or no credit left.`,
  'no-json': ({ host }) => `${host} answered, but not the way a language model does. Most addresses end in /v1.`,
  broken: ({ host }) => `${host} answered with an error of its own. Try again later, or choose another model.`,
}

const mostOffered = 8

const offered = (models: string[]) =>
  `It has ${models.slice(0, mostOffered).join(', ')}${models.length > mostOffered ? ` and ${models.length - mostOffered} more` : ''}.`

export function trialWords(place: ModelPlace, trial: ModelTrial): string {
  if (!trial.trouble) return worksWords(place, trial)
  const host = URL.canParse(place.address) ? new URL(place.address).host : place.address
  return troubleWords[trial.trouble]({ ...place, host }, trial.models)
}

const worksWords = ({ model, key }: ModelPlace, { wordsPerSecond, structured }: ModelTrial) =>
  [
    `${model} works: ${key ? 'the address, the key and the model are' : 'the address and the model are'} right.`,
    ...(wordsPerSecond === null ? [] : [`It writes about ${Math.max(1, Math.round(wordsPerSecond))} words a second.`]),
    structured
      ? 'It keeps to the form we ask for.'
      : 'It doesn’t always keep to the form we ask for, so some of its answers may be left out.',
  ].join(' ')

export const nothingToTest = (provider: Provider, installed: LanguageModel | null) =>
  provider === 'installation' && installed
    ? `${installed.name} was set up by whoever runs this server.`
    : 'There is nothing to test here.'

export function refusedAddress({ keys, hasLocal }: OwnModels): string {
  if (keys === 'local-only') return 'This address can’t be used here: only local models may be connected.'
  const open = 'This address can’t be used. It has to start with https:// and be open to the internet'
  return hasLocal ? `${open}, or be one on this machine.` : `${open}.`
}
