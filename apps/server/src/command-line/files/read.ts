import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { plainText } from '@bespeak/documents/write/blocks/plain-text.ts'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { checkResume } from '@bespeak/domain/ats/index.ts'
import { toJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import type { ResumeHere } from '../../desk/read.ts'
import { dayOf } from '../../services/resume/moments.ts'
import type { Call } from '../command.ts'
import { type Answer, eachFile, readFor } from './each-file.ts'
import { section } from './words.ts'

export const read = (call: Call): Promise<void> =>
  eachFile(call, async (file, begin) => answerOf(await readFor(file, begin), dayOf(call.now())))

function answerOf({ kind, document, text, notes, facts }: ResumeHere, today: string): Answer {
  const { score, checks } = checkResume(document, { today, source: text, file: facts })
  const found = checks.filter(({ status }) => status === 'warn' || status === 'fail')
  const page = plainText(blocksOf(document, usualLayout))
  return {
    lines: [
      ...page.trimEnd().split('\n'),
      ...section('To know', notes),
      '',
      `ATS check: ${found.length} to look at`,
      ...found.map(({ title, detail, fix }) => `  ${title}: ${detail}${fix ? ` ${fix}` : ''}`),
    ],
    json: {
      ...{ kind, notes, resume: toJsonResume(document), text: page },
      checks: { score, found: found.map(({ id, title, status, detail, fix }) => ({ id, title, status, detail, fix })) },
    },
  }
}
