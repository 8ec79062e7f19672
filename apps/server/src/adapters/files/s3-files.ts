import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Away, reasonOf } from '../../kernel/errors.ts'
import type { FilesPlace } from './place.ts'

// For a connection, and for silence in it; it is tried three times.
const usualPatienceMs = 10_000

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
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
  })
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const prefix = folder ? `${folder}/` : ''
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes })).catch(gaveNoAnswer)
    },

    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)))
        return Body ? await Body.transformToByteArray() : null
      } catch (error) {
        return error instanceof Error && error.name === 'NoSuchKey' ? null : gaveNoAnswer(error)
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key))).catch(gaveNoAnswer)
    },

    async *list() {
      let from: string | undefined
      do {
        const page = { Bucket: bucket, Prefix: prefix, ContinuationToken: from }
        const { Contents = [], NextContinuationToken } = await client
          .send(new ListObjectsV2Command(page))
          .catch(gaveNoAnswer)
        for (const { Key = '', Size = 0 } of Contents) yield { key: Key.slice(prefix.length), bytes: Size }
        from = NextContinuationToken
      } while (from)
    },

    close: () => client.destroy(),
  }
}

function gaveNoAnswer(cause: unknown): never {
  throw new Away(`The store of files gave no answer: ${reasonOf(cause)}`, { cause })
}
