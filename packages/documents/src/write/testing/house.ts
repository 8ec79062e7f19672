import { getDocumentProxy } from 'unpdf'
import { houseLines } from '../house/lines.ts'
import { type Sheet, sheetTask } from '../house/sheet.ts'
import { type TypesetTask, typesetAndProve } from '../typeset.ts'
import { loadNative } from '../typst/native.ts'
import { engine, proven } from './engine.ts'

/** Text that a template would stumble over if it read it as anything but text, and every writing but two. */
export const hostile = [
  '= Head #let x = 1 $y$ *z* @ref \\ <label> #panic("no") `raw` _a_ // c /* c */ ~ --- "q" \u0000\u0007 #{ while true {} }',
  'Zoë Nguyễn, Γλωσσολόγος, лингвист, 翻訳を担当した。 软件工程师负责项目管理。 한국어 번역 품질을 개선했습니다.',
].join(' ')

export const rightToLeft = 'מעצבת מוצר עם ניסיון של שש שנים (SaaS). خلال عام 2020 خفضت الزمن 40%.'

/** A word that no line holds, and no row of a table. */
export const endless = `${'x'.repeat(5000)} #read("/etc/passwd")`

export const setTask = (task: TypesetTask) => typesetAndProve(engine, task)
export const setSheet = (sheet: Sheet) => setTask(sheetTask(sheet))

const strict = loadNative({ pdfStandard: 'ua-1' })
/** Whether a document is fit for people who listen to it; true where no compiler is at hand that could tell. */
export const isAccessible = async (task: TypesetTask): Promise<boolean> =>
  strict === null || (await typesetAndProve(strict, task)).ok

export async function metaOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const [{ info }, mark, page] = [await pdf.getMetadata(), await pdf.getMarkInfo(), await pdf.getPage(1)]
  const links: string[] = (await page.getAnnotations()).map(({ url }) => url)
  return { info, tagged: mark?.Marked === true, size: page.view.slice(2), links }
}

/** Titles of a sheet that stand on another page than what follows them. */
export async function strandedIn(sheet: Sheet): Promise<string[]> {
  const task = sheetTask(sheet)
  const { pageOf } = proven(await setTask(task))
  const titles = new Set(
    sheet.blocks.flatMap((block) => {
      if (block.type === 'section' || block.type === 'heading') return houseLines(block)
      return block.type === 'entry' ? houseLines(block).slice(0, 1) : []
    }),
  )
  return task.lines.filter((line, index) => titles.has(line) && pageOf[index] !== (pageOf[index + 1] ?? pageOf[index]))
}
