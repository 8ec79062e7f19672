import type { AtsCheck } from '@bespeak/domain/ats/index.ts'
import { escapeHtml } from '@bespeak/domain/resume/html/node.ts'

const most = 8

/** What was changed and why, then what only its owner can mend, the weightiest first. */
export function notesOn(rationale: string, checks: readonly AtsCheck[]): string {
  const open = checks
    .filter(({ status, fix }) => fix !== null && (status === 'warn' || status === 'fail'))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
  if (open.length === 0) return rationale
  const rows = open.map(({ detail, fix }) => `<li>${escapeHtml(`${detail} ${fix}`)}</li>`)
  return `${rationale}<h3>What you can still improve</h3><ul>${rows.join('')}</ul>`
}
