import { once } from 'node:events'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Away, reasonOf } from '../../kernel/errors.ts'
import type { FilesPlace } from './place.ts'

// For an answer, and for each further part of it, however often it is tried.
const usualPatienceMs = 10_000
const tries = 3
// What is sent takes its time, and nothing is heard until all of it is there.
const slowestBytesPerMs = 1_000

/** Files in a bucket: `s3://bucket/folder?endpoint=https://…&region=…`; who may comes from the usual AWS settings. */
export function createS3Files(address: string, patienceMs = usualPatienceMs): FilesPlace & { close(): void } {
  const { hostname: bucket, pathname, searchParams } = new URL(address)
  const endpoint = searchParams.get('endpoint')
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    // A server of one's own has no address of its own for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Not every server that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: patienceMs / tries },
  })
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const prefix = folder ? `${folder}/` : ''
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })

  return {
    async put(key, bytes) {
      const patience = patienceMs + bytes.length / slowestBytesPerMs
      await inTime(patience, (wait) => client.send(new PutObjectCommand({ ...place(key), Body: bytes }), wait))
    },

    async get(key) {
      return inTime(patienceMs, async (wait) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(place(key)), wait)
          return Body ? await bytesOf(Body as AsyncIterable<Uint8Array>, wait.more) : null
        } catch (error) {
          if (error instanceof Error && error.name === 'NoSuchKey') return null
          throw error
        }
      })
    },

    async remove(key) {
      await inTime(patienceMs, (wait) => client.send(new DeleteObjectCommand(place(key)), wait))
    },

    async *list() {
      let from: string | undefined
      do {
        const page = { Bucket: bucket, Prefix: prefix, ContinuationToken: from }
        const { Contents = [], NextContinuationToken } = await inTime(patienceMs, (wait) =>
          client.send(new ListObjectsV2Command(page), wait),
        )
        for (const { Key = '', Size = 0 } of Contents) yield { key: Key.slice(prefix.length), bytes: Size }
        from = NextContinuationToken
      } while (from)
    },

    close: () => client.destroy(),
  }
}

interface Wait {
  abortSignal: AbortSignal
  /** Something came: what is left may take as long again. */
  more(): void
}

/** One deadline for all tries: with one each, a silent store keeps a person for their sum. */
async function inTime<Result>(patienceMs: number, ask: (wait: Wait) => Promise<Result>): Promise<Result> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), patienceMs)
  const late = once(given.signal, 'abort').then((): never => {
    throw new Error('too late')
  })
  try {
    return await Promise.race([ask({ abortSignal: given.signal, more: () => timer.refresh() }), late])
  } catch (cause) {
    throw new Away(`The store of files gave no answer: ${reasonOf(cause)}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}

async function bytesOf(body: AsyncIterable<Uint8Array>, more: () => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of body) {
    parts.push(part)
    more()
  }
  return Buffer.concat(parts)
}
