import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const bin = (name) => join(root, 'node_modules', '.bin', name)

/**
 * Runs a program to its end and keeps what it says, to be shown only if it matters. A Node program may send messages
 * meanwhile, to `onMessage`.
 */
export function run(command, args, { env = {}, cwd = root, show = false, onMessage } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])]
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio })
    if (onMessage) child.on('message', onMessage)
    const chunks = []
    if (child.stdout) child.stdout.on('data', (chunk) => chunks.push(chunk))
    if (child.stderr) child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8').trim() }))
  })
}

/** Ends the script with one sentence, after the details where there are any. */
export function fail(sentence, details = '') {
  if (details) console.error(details)
  console.error(sentence)
  process.exit(1)
}
