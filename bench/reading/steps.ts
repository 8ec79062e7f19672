import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { SourceMap } from 'node:module'

// Which step of reading the work of a process belongs to, by samples of what it runs. A sample counts for the innermost
// function that a row knows; so a date looked for while columns are found counts for the columns. What the library does
// for nothing that has a row is its main work: the list of a page's operators. What labels ask of rules is work of labels.

interface Row {
  step: string
  file: RegExp
  /** Only these functions of the file. */
  names?: RegExp
}

const labels = 'labels'
const library = /unpdf\/dist\/pdfjs/

const rows: readonly Row[] = [
  { step: 'PDF: unpacking', file: /node:(?:zlib|internal\/(?:webstreams|streams|zlib))|pdf\/unpacking/ },
  { step: 'PDF: unpacking', file: library, names: /DecompressionStream|^readBlock$|^getCode$|^asyncGetBytes$/ },
  {
    step: 'PDF: passing on',
    file: /node:(?:internal\/(?:structured_clone|worker|messaging|per_context\/messageport))/,
  },
  { step: 'PDF: passing on', file: library, names: /^postMessage$/ },
  { step: 'PDF: passing on', file: /pdf\/port/ },
  {
    step: 'PDF: fonts',
    file: library,
    names:
      /^(?:loadFont|preEvaluateFont|translateFont|extractDataStructures|extractWidths|buildToUnicode|readToUnicode|exportData|checkAndRepair|convert|bind|handleSetFont|createFontId|_simpleFontToUnicode|md|nc|send)$/,
  },
  { step: 'PDF: fonts', file: /pdf\/(?:fonts|shapes)/ },
  {
    step: 'PDF: opening',
    file: library,
    names:
      /^(?:getDocument|ensureDoc|checkHeader|parseStartXRef|checkFirstPage|checkLastPage|readXRef|readXRefTable|indexObjects|getPage|GetDocRequest|createDocumentHandler|loadDocument|destroy|fingerprints|calculateMD5)$/,
  },
  { step: 'PDF: links', file: library, names: /nnotation/ },
  { step: 'PDF: links', file: /pdf\/links/ },
  { step: 'PDF: glyphs', file: /documents\/src\/pdf\/(?:program|glyphs|paint|pen|matrix)/ },
  { step: 'PDF: fragments', file: /documents\/src\/(?:pdf|clean-text)/ },
  { step: 'columns', file: /reading\/(?:columns|strip)/ },
  { step: labels, file: /reading\/labels\/(?!lines|sections)/ },
  { step: 'reader: how sure', file: /reading\/sureness/ },
  {
    step: 'reader: lines',
    file: /reading\/(?:labels\/)?(?:lines|rows|layout|slice|running-heads|one-line|small-letters)/,
  },
  { step: 'reader: sections', file: /reading\/(?:labels\/)?(?:sections|headings|untitled)/ },
  { step: 'reader: contact', file: /reading\/(?:contact|address|places)/ },
  { step: 'reader: entries', file: /reading\/(?:entries|work|study|table|pieces|field-labels|vocabulary)/ },
  { step: 'reader: lists', file: /reading\/lists/ },
  { step: 'reader: what is left', file: /reading\/(?:ledger|left-over|read)/ },
]

const operators = 'PDF: operator lists'
const names = [operators, ...new Set(rows.map(({ step }) => step))]
const rest = 'not told apart'
export const stepNames = [...names, 'garbage', rest]

interface Frame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

function stepOf(name: string, file: string): string | undefined {
  if (name === '(garbage collector)') return 'garbage'
  return rows.find((row) => row.file.test(file) && (row.names?.test(name) ?? true))?.step
}

/** The share of each step in what this process works meanwhile, with the code of this bundle. */
export async function sharesOf(bundle: string, work: () => Promise<void>): Promise<Map<string, number>> {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')))
  const fileOf = ({ url, lineNumber, columnNumber }: Frame): string => {
    if (!url.endsWith(bundle)) return url
    const entry = map.findEntry(lineNumber, columnNumber)
    return 'originalSource' in entry ? entry.originalSource : url
  }
  const { nodes, samples = [] } = await profileOf(work)
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])))
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
  const steps = new Map(
    nodes.map(({ id, callFrame }) => [id, stepOf(callFrame.functionName, fileOf(callFrame))] as const),
  )
  const isLibrary = new Set(nodes.filter(({ callFrame }) => library.test(fileOf(callFrame))).map(({ id }) => id))
  const stepAt = (sample: number): string => {
    let isTheirs = false
    let found: string | undefined
    for (let at: number | undefined = sample; at !== undefined; at = parents.get(at)) {
      const step = steps.get(at)
      if (step === labels) return labels
      found ??= step
      isTheirs ||= isLibrary.has(at)
    }
    return found ?? (isTheirs ? operators : rest)
  }
  const busy = samples.filter((id) => names.get(id) !== '(idle)')
  const shares = new Map<string, number>()
  for (const id of busy) {
    const step = stepAt(id)
    shares.set(step, (shares.get(step) ?? 0) + 1 / busy.length)
  }
  return shares
}

async function profileOf(work: () => Promise<void>) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 250 })
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return profile
}
