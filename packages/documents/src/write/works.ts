import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { renderLetterDocx, renderResumeDocx } from './docx/render-docx.ts'
import type { GuideContent } from './guide/guide.ts'
import { guideSheet } from './guide/guide-sheet.ts'
import { renderSheet } from './house/render-sheet.ts'
import type { Sheet } from './house/sheet.ts'
import type { InvoiceContent } from './invoice/invoice.ts'
import { invoiceSheet } from './invoice/invoice-sheet.ts'
import type { Layout, PageSize } from './layout.ts'
import { renderLetter } from './letter/render-letter.ts'
import type { LetterContent } from './letter-content.ts'
import { settled } from './one-page/settle.ts'
import type { PlanContent } from './plan/plan.ts'
import { planSheet } from './plan/plan-sheet.ts'
import { renderResume } from './render-resume.ts'
import type { MatchReport } from './report/match-report.ts'
import { reportSheet } from './report/report-sheet.ts'
import { type TypesetTask, typesetAndProve } from './typeset.ts'
import type { Engine } from './typst/engine.ts'

/** Every document that is written, from what it says to its file. */
export function createWorks(engine: Engine) {
  const typeset = (task: TypesetTask) => typesetAndProve(engine, task)
  const sheet = (of: Sheet) => renderSheet(of, typeset)
  return {
    renderResume: async (document: ResumeDocument, layout: Layout) =>
      renderResume(document, await settled(engine, document, layout), typeset),
    renderResumeDocx: async (document: ResumeDocument, layout: Layout) =>
      renderResumeDocx(document, await settled(engine, document, layout)),
    renderLetter: (letter: LetterContent, layout: Layout) => renderLetter(letter, layout, typeset),
    renderLetterDocx,
    renderReport: (report: MatchReport, pageSize: PageSize) => sheet(reportSheet(report, pageSize)),
    renderGuide: (guide: GuideContent, pageSize: PageSize) => sheet(guideSheet(guide, pageSize)),
    renderPlan: (plan: PlanContent, pageSize: PageSize) => sheet(planSheet(plan, pageSize)),
    renderInvoice: (invoice: InvoiceContent, pageSize: PageSize) => sheet(invoiceSheet(invoice, pageSize)),
  }
}

export type Works = ReturnType<typeof createWorks>

export interface WriteTask<Name extends keyof Works = keyof Works> {
  work: Name
  takes: Parameters<Works[Name]>
}

export type Rendered = Awaited<ReturnType<Works[keyof Works]>>
