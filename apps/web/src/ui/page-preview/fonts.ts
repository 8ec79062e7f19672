import './fonts.css'
import { aboutOf, type Template } from '@bespeak/documents/write/layout.ts'

/**
 * Waits for the faces that this text is set in, since lines are measured by them. One that cannot be fetched is replaced
 * by what the browser has: the page is shown all the same.
 */
export async function loadFonts(template: Template, text: string): Promise<void> {
  await Promise.allSettled(aboutOf(template).faces.map((face) => document.fonts?.load(face, text)))
}
