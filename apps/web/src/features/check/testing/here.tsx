import { plainSource } from '@bespeak/domain/reading/source.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { checkText, personLines } from '../../../lib/reading/check-text.ts'
import { findInText } from '../../../lib/reading/find-in-text.ts'
import type { ReadOutcome } from '../../../lib/reading/resume-read.ts'
import type { KeyValueStore } from '../../../lib/storage.ts'
import type { CheckEngine } from '../check-engine.ts'
import { type Account, CheckText } from '../check-text.tsx'

export const resume = `Maya Torres

Experience

Customer Support Team Lead, Fernhill Home Goods, March 2021 - Present
- Lead a team of 8 agents on email, chat and phone
- Wrote the training guide and trained 14 new agents
- Set up Zendesk triggers, views and SLA policies for three queues

Customer Support Agent, Harbor Street Pets, June 2017 - February 2021
- Supervised 2 seasonal agents each November and December
- Answered 60 to 70 emails and chats a day in Zendesk`

export const words = {
  greeting: 'Dear Hiring Manager,',
  yours: 'Set up Zendesk triggers, views and SLA policies for three queues.',
  reworded: 'I manage a team of 8 agents across email, chat and phone.',
  loud: 'I wrote the onboarding guide and trained 14 new agents.',
  refused: 'I supervised 5 seasonal agents each November and December.',
}
export const letter = `${words.greeting}\n\n${words.yours} ${words.reworded} ${words.loud} ${words.refused}`

const read = (text: string, name: string | null): ReadOutcome => ({
  ...findInText({ text: plainSource(text) }),
  ...{ ok: true, from: name ? 'file' : 'text', source: text, file: null, name, notes: [] },
})

/** What a worker would do is done here. A file is read as text; one that is called `broken` is refused. */
export const engineHere: CheckEngine = {
  readFile: async (file) =>
    file.name.startsWith('broken')
      ? { ok: false, message: 'This file is damaged.' }
      : read(await file.text(), file.name),
  readText: async (text) => read(text, null),
  linesOf: async (document, facts) => personLines({ document, facts }),
  check: async (asked) => checkText(asked),
}

export function storeHere(): Pick<KeyValueStore, 'read' | 'write' | 'remove'> {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

interface Shown {
  engine?: CheckEngine
  store?: ReturnType<typeof storeHere>
  account?: Account
}

export function showCheck({ engine = engineHere, store = storeHere(), account }: Shown = {}) {
  const element = (
    <main>
      <CheckText engine={engine} store={store} account={account} />
    </main>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

export const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLTextAreaElement
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** As one pastes: typing takes a text letter by letter. */
export async function putIn(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text === '') return
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

export async function checkThese(text = letter, own = resume) {
  await putIn('Your resume', own)
  await putIn('The text', text)
  await press('Check it')
  await screen.findByRole('list', { name: 'Sentences' })
}

export function row(sentence: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(sentence))
  if (!found) throw new Error(`There is no row of: ${sentence}`)
  return found
}
