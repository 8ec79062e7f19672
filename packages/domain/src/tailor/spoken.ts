import { listed } from '../language/speak/listed.ts'
import type { Desk } from './desk.ts'
import type { Part, Point } from './points.ts'

const mostLanguages = 3

/** [T42] The languages that the advertisement demands and the person speaks well enough, each with its level. */
export function languagesPart(summary: string, isMine: boolean, desk: Desk): Part[] {
  const points = demanded(desk).filter(({ sources: [source] }) => !summary.includes(source?.quotes[0] ?? ''))
  const spoken = points.slice(0, mostLanguages)
  const sentence = `${isMine ? 'I speak' : 'Speaks'} ${listed(spoken.map(({ text }) => text))}.`
  return spoken.length === 0 ? [] : [{ kind: 'languages', sentence, points: spoken }]
}

function demanded({ sources, job, match }: Desk): Point[] {
  const rows = match().ledger.filter(({ kind, status }) => kind === 'language' && status === 'met')
  return sources
    .filter(({ kind }) => kind === 'language')
    .flatMap((source) => {
      const [language = '', level = ''] = source.quotes
      const row = rows.find(
        ({ requirement, evidence }) => requirement.includes(language) && evidence.some((it) => it.source === source.id),
      )
      const requirement = job.requirements.find(({ text }) => text === row?.requirement) ?? null
      return row
        ? [{ text: level === '' ? language : `${language} (${level.toLowerCase()})`, requirement, sources: [source] }]
        : []
    })
}
