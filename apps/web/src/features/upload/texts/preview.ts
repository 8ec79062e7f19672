/** What the preview of a tailored resume says. In a file of its own: visitors, who have none, need not load it. */

export const preview = 'Preview'
export const previewing = 'Making the preview'
export const previewFailed = 'Preview failed.'
export const seePro = 'See Pro'
export const optimizeInstead = 'You can optimize your resume instead: your lines in a better order, as a new version.'
export const optimize = 'Optimize it'
export const yourMatch = (score: number) => `Your match: ${score} of 100`
export const previewNote =
  'A preview. Your resume was saved for it; this tailored page was not. “Save and tailor” makes it yours to edit.'
export const drawing = 'Drawing the page'
export const notDrawn = 'The page could not be drawn.'
export const checkConnection = 'Check your connection.'
export const previewedPage = 'Preview of the tailored resume'
