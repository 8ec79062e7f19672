import { loadEngine } from '@bespeak/documents/write/typst/load-engine.ts'
import { createWorks, type Works } from '@bespeak/documents/write/works.ts'
import type { InvoiceWriter } from '../services/finance/ports.ts'
import type { DocumentWriter } from '../services/resume/ports.ts'

// In this process and on first use: most tests write nothing, and to load takes longer than to write.
let works: Promise<Works> | null = null
const loaded = () => {
  works ??= loadEngine('fastest').then(createWorks)
  return works
}

export const documentsWrittenHere: DocumentWriter & InvoiceWriter = {
  renderResume: async (...of) => (await loaded()).renderResume(...of),
  renderResumeDocx: async (...of) => (await loaded()).renderResumeDocx(...of),
  renderLetter: async (...of) => (await loaded()).renderLetter(...of),
  renderLetterDocx: async (...of) => (await loaded()).renderLetterDocx(...of),
  renderReport: async (...of) => (await loaded()).renderReport(...of),
  renderGuide: async (...of) => (await loaded()).renderGuide(...of),
  renderPlan: async (...of) => (await loaded()).renderPlan(...of),
  renderInvoice: async (...of) => (await loaded()).renderInvoice(...of),
}
