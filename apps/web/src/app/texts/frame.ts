// Around every page
export const skip = 'Skip to content'
export const loading = 'Loading'
export const loadingPage = 'Loading the page'
export const main = 'Main'
export const workbench = 'Workbench'
export const menu = 'Menu'
export const mobile = 'Mobile'
export const signUp = 'Sign up'

// The footer
export const promise = 'Your resume, tailored to the job.'
export const company = 'Company'
export const help = 'Help'
export const yourData = 'Your data'
export const rights = '© Bespeak'
export const madeToMeasure = 'Made to measure. Nothing invented.'
export const footer = 'Footer'
export const social = 'Social'
export const cookieSettings = 'Manage Cookie Settings'
export const theme = 'Theme'
export const themeNames = { system: 'System', light: 'Light', dark: 'Dark' }

// Cookies
export const cookieConsent = 'Cookie consent'
export const whatIsStored = 'Bespeak stores your login, your settings and what you have not saved yet.'
export const nothingTracks = 'Nothing tracks you, whichever you choose.'
export const essentialOnly = 'Essential Cookies Only'
export const acceptAll = 'Accept All'
export const close = 'Close'

// In place of a page
export const pageMissing = 'The page you are looking for does not exist.'
export const noIdInAddress = 'Direct access with an ID in the URL is not allowed for this page.'
export const backToResumes = 'Back to Resumes'
export const goHome = 'Go to Home'
export const tryAgain = 'Try again'
export const notLoaded = {
  title: 'This page could not be loaded',
  lead: 'Check your connection, then try again. What you have saved is kept.',
}
export const stopped = {
  title: 'This page stopped working',
  lead: 'An error occurred. What you have saved is kept. Please try again.',
}
