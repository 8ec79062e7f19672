import type { ReactNode } from 'react'

export const title = 'Writing assistant'
export const reason =
  'A language model can put your lines in better words. We check each of its sentences against your own.'
export const loading = 'Loading your writing assistant…'
export const notLoaded = 'Your writing assistant could not be loaded'

// What may be chosen
export const legend = 'Who may reword your lines?'
interface Words {
  name: string
  detail: string
}
export const off: Words = { name: 'Off', detail: 'No words are changed.' }
export const installation = (model: string | null): Words => ({
  name: 'This installation’s',
  detail: model ?? 'Set up by whoever runs this server.',
})
export const anthropic: Words = { name: 'Anthropic', detail: 'Claude, with your own key.' }
export const openai: Words = { name: 'OpenAI', detail: 'GPT, with your own key.' }
export const openrouter: Words = { name: 'OpenRouter', detail: 'Many models, with one key.' }
export const ollama: Words = { name: 'Ollama', detail: 'A model on a computer of yours.' }
export const lmStudio: Words = { name: 'LM Studio', detail: 'A model on a computer of yours.' }
export const otherAddress: Words = { name: 'Another address', detail: 'Any server that speaks as OpenAI’s does.' }
export const ownAssistant: Words = { name: 'My own chat assistant', detail: 'You copy and paste. No key.' }

// Models on this machine
const runningNames: Record<string, string> = { ollama: 'Ollama', 'lm-studio': 'LM Studio' }
export const isRunning = (provider: string, host: string, [first = '', ...others]: readonly string[]) =>
  `${runningNames[provider] ?? `A language model at ${host}`} is running here with ${first}${
    others.length === 0 ? '' : ` and ${others.length} more`
  }. Use it?`
export const useIt = 'Use it'
export const namedUse = (model = '') => `Use it: ${model}`

// Its fields
export const address = 'Address'
export const addressHint = 'It usually ends in /v1.'
export const model = 'Model'
export const modelHint = 'The name its provider gives it. Test lists what there is.'
export const key = 'Key'
export const keyHintLocal = 'Leave it empty if yours needs none.'
export const keyMissing = 'Enter the key that your provider gave you.'
export const modelMissing = 'Enter the name of the model.'
export const addressMissing = 'Enter the address of your model.'
export const keySaved = (ending: string) =>
  ending === ''
    ? 'A key is saved. Leave this empty to keep it.'
    : `Saved, ending in ${ending}. Leave this empty to keep it.`
export const keyOfOther = 'The saved key is for another address. It is removed when you save.'
export const removeKey = 'Remove the key'
export const keyKept =
  'We keep the key sealed and never show it again. A database dump holds both the sealed key and what opens it, unless whoever runs this server sets FILES_KEY outside.'

// What it is sent
export const whatIsSent = (to: ReactNode) => (
  <>
    <b>What {to} gets:</b> the lines of your resume, your answers, the job ad and your wishes, each time you tailor or
    have a letter or an interview guide written. Your name, address, phone, email and links are removed first.
  </>
)
export const staysHere = ' It stays on this computer.'
export const theModel = 'the model'

// What to do
export const test = 'Test'
export const testing = 'Asking it for a few sentences. This can take a minute.'
export const save = 'Save'
export const saveAndUse = 'Save and use it'
export const notTested = 'It could not be tested.'
export const notSaved = 'Not saved.'
export const pleaseTryAgain = 'Please try again.'
export const isUsed = (name: string, since: ReactNode) => (
  <>
    {name} rewords your lines. Allowed {since}.
  </>
)
export const isNotAllowed = (name: string) => `${name} is set up, and gets nothing until you allow it.`
export const stop = 'Stop sending my lines'
export const tokens = (count: number) => `About ${count.toLocaleString('en-GB')} tokens this month.`

// The person's own chat assistant
export const ownAssistantHow = (jobs: ReactNode) => (
  <>
    Tailor your resume to one of {jobs}, then choose “Better wording with your assistant”. You copy a prompt into
    ChatGPT, Claude or any other, and paste its answer back. We send nothing anywhere.
  </>
)
export const yourJobs = 'your jobs'
