import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Target {
  /** Milliseconds of work of its process so far. */
  cpu(): Promise<number>
  port: number
  path: string
  authorization: string
}

const atOnce = 16
const query =
  '{ resumes { id title filePath fileType isSelected createdAt updatedAt layout { template pageSize accent } } }'
const body = JSON.stringify({ query, variables: {}, kwargs: {} })

async function ask({ port, path, authorization }: Target, agent: Agent): Promise<string> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization }
  const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return text(answer)
}

/** What it answers, which has to be that many. */
export async function checkedAnswer(target: Target, count: number): Promise<void> {
  const agent = new Agent()
  const answer = await ask(target, agent)
  const { data } = JSON.parse(answer) as { data?: { resumes?: unknown[] } }
  if (data?.resumes?.length !== count) throw new Error(answer.slice(0, 300))
}

/** So many, a few at once, each asking again as soon as it is answered: the milliseconds of each answer. */
export async function askOften(target: Target, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let left = count
  const times: number[] = []
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      const since = performance.now()
      const answer = await ask(target, agent)
      if (!answer.startsWith('{"data":{"resumes":[{')) throw new Error(answer.slice(0, 300))
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  agent.destroy()
  return times
}
