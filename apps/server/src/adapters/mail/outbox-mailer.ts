import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../../kernel/mail.ts'
import { writeWhole } from '../whole-file.ts'
import { compose } from './compose.ts'
import { mailsIn } from './outbox-reader.ts'

interface OutboxOptions {
  folder: string
  from: string
}

/** Writes each mail as a complete message into a file of its own, instead of sending it. */
export function createOutboxMailer({ folder, from }: OutboxOptions): Mailer {
  const nextName = timeOrderedNames()
  return {
    async send(message) {
      // Loaded by the first mail.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const mail = await new MailComposer({ ...compose(message, from), newline: 'windows' }).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A job that was cut off after the rename is tried again.
      if ((await readdir(folder)).some((name) => name.endsWith(`-${message.id}.eml`))) return
      const path = join(folder, `${nextName()}-${message.id}.eml`)
      await writeWhole(path, mail, `${path}.draft`)
    },

    async forget(address) {
      for await (const { name, to, replyTo } of mailsIn(folder))
        if (to.includes(address) || replyTo.includes(address)) await rm(join(folder, name), { force: true })
    },
  }
}

/** What a process that was killed left half written; its mail is written again. */
export async function removeDrafts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.draft'))
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })))
}

/** By name the files stand in the order they were written in, also within one millisecond. */
function timeOrderedNames() {
  let count = 0
  return () => {
    count += 1
    return `${new Date().toISOString().replace(/[-:.]/g, '')}-${String(count).padStart(6, '0')}`
  }
}
