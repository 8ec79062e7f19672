import { type Command, row } from '../command.ts'

// What anybody does with files of their own, without a server. Each is loaded when it is asked for.

const read: Command['run'] = async (call) => (await import('./read.ts')).read(call)
const match: Command['run'] = async (call) => (await import('./match.ts')).match(call)
const rank: Command['run'] = async (call) => (await import('./rank.ts')).rank(call)
const tailor: Command['run'] = async (call) => (await import('./tailor.ts')).tailor(call)
const letter: Command['run'] = async (call) => (await import('./letter.ts')).letter(call)
const exportFiles: Command['run'] = async (call) => (await import('./export.ts')).exportFiles(call)
const checkText: Command['run'] = async (call) => (await import('./check.ts')).checkText(call)
const serveAgent: Command['run'] = async (call) => (await import('./mcp.ts')).serveAgent(call)

const takes = ['FILE…']
const compared = { job: 'FILE', facts: 'FILE' }
const set = { template: 'NAME', page: 'a4|letter' }
const fit = { fit: 'one-page' }

export const fileCommands: Command[] = [
  row('read', read, 'Reads a resume, and checks what tracking systems can misread.', { takes, options: ['json'] }),
  row('match', match, 'How well a resume matches a job, requirement by requirement.', {
    ...{ takes, options: ['json'], named: compared },
  }),
  row('rank', rank, 'Which of many jobs a resume matches best, with what is not found for each.', {
    ...{ takes: ['AD…'], options: ['json'], named: { resume: 'FILE', facts: 'FILE' } },
  }),
  row('tailor', tailor, 'Tailors a resume to a job, in your own words.', {
    ...{
      takes,
      options: ['json', 'yes'],
      named: { ...compared, out: 'FILE', length: 'NAME', ...set, ...fit },
    },
  }),
  row('letter', letter, 'A cover letter of your own lines. Each has its source.', {
    ...{ takes, options: ['json', 'yes'] },
    named: { ...compared, company: 'NAME', style: 'NAME', form: 'highlights|pairs', out: 'FILE', ...set },
  }),
  row('export', exportFiles, 'A resume as PDF, DOCX, TXT or JSON Resume, by the ending of FILE.', {
    ...{ takes, options: ['json', 'yes'], named: { out: 'FILE', ...set, ...fit } },
  }),
  row('check', checkText, 'Checks a text, sentence by sentence, against your resumes and facts.', {
    ...{ takes: ['TEXT'], options: ['json'], named: { resume: 'FILE…', facts: 'FILE', for: 'NAME' } },
  }),
  row('mcp', serveAgent, 'Runs an MCP server: through your Bespeak, or with --local on files only.', {
    ...{ takes: ['[FILE…]'], options: ['local'] },
  }),
]
