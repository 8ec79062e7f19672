import * as texts from './texts/parts.ts'

/** The part of the page that would stand here did not come. */
export const NotLoaded = () => <p role="alert">{texts.notLoaded}</p>
