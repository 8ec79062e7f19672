import type { Plugin } from 'vite'

/** The catalogue of skills without the blanks that part its columns and lists for people: 3 KB less for a browser, gzip. */
export const tightCatalogue: Plugin = {
  name: 'tight-catalogue',
  apply: 'build',
  transform(code, id) {
    if (!/\/skills\/catalogue\/(?!index|parse)[\w-]+\.ts$/.test(id)) return null
    return code.replace(/ ?\| ?/g, '|').replaceAll(', ', ',')
  },
}
