import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

interface Written {
  /** What the last acknowledged write says, and what may have been written after it. */
  texts: Set<string>
  /** Of the file that was kept with it, where there is one. */
  fileHash: string | null
}

/** What one person was told is kept. */
export interface Writer {
  token: string
  resumes: Map<number, Written>
  acknowledged: number
}

type Answer<Data> = { data?: Data | null }

async function post<Data>(address: string, body: BodyInit, headers: HeadersInit): Promise<Data | null> {
  const answer = await fetch(`${address}/api/v1/resume/graphql`, { method: 'POST', body, headers })
  return ((await answer.json()) as Answer<Data>).data ?? null
}

const asJson = (query: string, variables: object) => JSON.stringify({ query, variables, kwargs: {} })

/** Null where no answer came, or a refusal. */
const ask = <Data>(address: string, token: string, query: string, variables: object = {}): Promise<Data | null> =>
  post<Data>(address, asJson(query, variables), {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  }).catch(() => null)

const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const update = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'

type Created = { createResume: { id: number } | null }
type Updated = { updateResume: { id: number } | null }

// An account has room for 500, and a list of them is read at once.
const mostResumes = 300

/** Writes until told to stop: new ones, changes of them, and files. */
export async function writeUntil(address: string, writer: Writer, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const text = `Line ${writer.acknowledged} of turn ${turn}`
    const isFull = writer.resumes.size >= mostResumes
    const next = isFull ? changeOne : kinds[turn % kinds.length]
    // What was not acknowledged is tried again with other words, as people do.
    if (!(await next?.(address, writer, text))) continue
    writer.acknowledged += 1
  }
}

const kinds = [addOne, changeOne, addFile]

async function addOne(address: string, { token, resumes }: Writer, text: string): Promise<boolean> {
  const made = await ask<Created>(address, token, create, { input: { title: 'Written', content: `<p>${text}</p>` } })
  if (!made?.createResume) return false
  resumes.set(made.createResume.id, { texts: new Set([text]), fileHash: null })
  return true
}

async function changeOne(address: string, { token, resumes }: Writer, text: string): Promise<boolean> {
  const [id, written] = [...resumes].findLast(([, { fileHash }]) => fileHash === null) ?? []
  if (id === undefined || !written) return true
  // Until it is acknowledged, either may stand there.
  written.texts.add(text)
  const made = await ask<Updated>(address, token, update, { id, input: { content: `<p>${text}</p>` } })
  if (!made?.updateResume) return false
  written.texts = new Set([text])
  return true
}

async function addFile(address: string, { token, resumes }: Writer, text: string): Promise<boolean> {
  const bytes = Buffer.from(`${text}\n\nExperience\nWriter, Loom, 2019 - 2021\n- ${text}\n`)
  const form = new FormData()
  form.append('operations', asJson(create, { input: { title: 'From a file', file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', new File([bytes], 'resume.txt'))
  const made = await post<Created>(address, form, { authorization: `Bearer ${token}` }).catch(() => null)
  if (!made?.createResume) return false
  resumes.set(made.createResume.id, { texts: new Set([text]), fileHash: hashOf(bytes) })
  return true
}

const mostTries = 20

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface Kept {
  resumes: { id: number; content: string; fileUrl: string | null }[]
}

/** What was acknowledged and is not there, or not as it was written. */
export async function lostOf(address: string, { token, resumes }: Writer): Promise<string[]> {
  const kept = await ask<Kept>(address, token, '{ resumes(limit: 500) { id content fileUrl } }')
  if (!kept) return [`nothing of ${resumes.size} could be read`]
  const byId = new Map(kept.resumes.map((it) => [it.id, it]))
  const lost: string[] = []
  // One after another: hundreds at once are turned away by a busy machine, which is no loss.
  for (const [id, { texts, fileHash }] of resumes) {
    const found = byId.get(id)
    if (!found) lost.push(`resume ${id} is gone`)
    else if (![...texts].some((text) => found.content.includes(text))) lost.push(`resume ${id} says something else`)
    else if (fileHash !== null && (await fileAt(address, found.fileUrl)) !== fileHash)
      lost.push(`the file of ${id} is gone`)
  }
  return lost
}

async function fileAt(address: string, link: string | null): Promise<string | null> {
  if (!link) return null
  const { pathname, search } = new URL(link, address)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await fetch(`${address}${pathname}${search}`).catch(() => null)
    if (answer?.ok) return hashOf(new Uint8Array(await answer.arrayBuffer()))
    // What is gone is not found; anything else may pass.
    if (answer?.status === 404) return null
    await sleep(200)
  }
  return null
}
