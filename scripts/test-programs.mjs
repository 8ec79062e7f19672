import { installByApt, locate } from './debian.mjs'

// What some tests hold our own files up to. They are skipped where it is missing.
const wanted = [
  { program: 'pdftotext', name: 'poppler-utils', title: 'pdftotext' },
  { program: 'soffice', name: 'libreoffice-writer-nogui', title: 'LibreOffice' },
]

/** Installs what is missing where that is allowed, and goes on without it where it is not. */
export async function installTestPrograms() {
  for (const { program, name, title } of wanted) {
    if (!locate(program)) await installByApt(name, title)
  }
}
