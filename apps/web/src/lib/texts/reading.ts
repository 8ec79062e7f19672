// What is being done
export const opening = 'Opening the file.'
export const readingText = 'Reading its text.'
export const findingDetails = 'Finding your details.'
export const yourText = 'your text'
export const myResume = 'My resume'

// What could not be read
export const noText = 'There is no text yet. Paste your resume, and try again.'
export const tooLarge = 'This file is larger than 10 MB. Please choose a smaller one.'
export const unreadable = 'This file could not be opened. Please check that it is still there, and choose it again.'
export const noReader = 'This browser could not open the reader of files. Please reload the page, or paste the text.'
export const broken = 'It could not be read here. Please reload the page and try again, or paste the text.'
export const gaveUp = 'This browser could not read that. Please reload the page.'
export const emptyJson =
  'This JSON has no resume in it. Please choose a file in the JSON Resume format, or a PDF, DOCX or TXT file.'
export const emptyExport =
  'This export has no profile in it. Ask LinkedIn for a copy with your profile in it, and choose that.'
export const notDrawn = 'This page could not be drawn.'
