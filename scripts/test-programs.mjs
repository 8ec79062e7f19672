import { installByApt, locate } from './debian.mjs'

// What some tests hold our own files up to, which are skipped where it is missing; and the quickest browser: any will do.
const wanted = [
  { program: 'chromium-headless-shell', name: 'chromium-headless-shell', title: 'Chromium' },
  { program: 'pdftotext', name: 'poppler-utils', title: 'pdftotext' },
  { program: 'haproxy', name: 'haproxy', title: 'HAProxy' },
  { program: 'soffice', name: 'libreoffice-writer-nogui', title: 'LibreOffice' },
]

/** Installs what is missing where that is allowed, and goes on without it where it is not. */
export async function installTestPrograms() {
  const missing = wanted.filter(({ program }) => !locate(program))
  if (missing.length > 0) await installByApt(missing)
}
