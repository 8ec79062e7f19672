import './fonts.css'
import type { Template } from '@bespeak/documents/write/layout.ts'

const serif = '"Source Serif 4"'
const sans = '"Source Sans 3"'
const plex = '"IBM Plex Sans"'

/** Every face that a template sets text in. */
const faces: Record<Template, string[]> = {
  classic: [`1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`, `italic 600 1em ${serif}`],
  modern: [`1em ${sans}`, `600 1em ${sans}`, `700 1em ${sans}`],
  compact: [`1em ${sans}`, `600 1em ${sans}`, `700 1em ${sans}`],
  executive: [`1em ${sans}`, `600 1em ${sans}`, `300 1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`],
  technical: [`1em ${plex}`, `500 1em ${plex}`, `600 1em ${plex}`],
}

/**
 * Waits for the faces that this text is set in, since lines are measured by them. One that cannot be fetched is replaced
 * by what the browser has: the page is shown all the same.
 */
export async function loadFonts(template: Template, text: string): Promise<void> {
  await Promise.allSettled(faces[template].map((face) => document.fonts?.load(face, text)))
}
