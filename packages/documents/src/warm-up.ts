import { readFile } from './read-file.ts'

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>'
const content = 'BT /F 9 Tf 9 9 Td (Every reader is slow at first) Tj ET'
const parts = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  page,
  `<</Length ${content.length}>>stream\n${content}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]
const tinyPdf = `%PDF-1.4\n${parts.map((it, at) => `${at + 1} 0 obj${it}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`

// Loaded by the first, made quick by the rest.
const rounds = 20

/** Loads what reading needs, by reading something. */
export async function warmUp() {
  for (let round = 0; round < rounds; round += 1) await readFile(new TextEncoder().encode(tinyPdf))
}
