import { usualForms } from '../words/legal-forms.ts'
import { organisationWords, perhapsOrganisation } from '../words/organisations.ts'
import { hasLegalForm } from './legal-form.ts'

// `as` is a small word more often than a Norwegian company.
const isLegalForm = new RegExp(`^(?!as$)(?:${usualForms})\\.?$`, 'i')

/** How much it reads like the name of a company, school or authority. */
export function organisationness(text: string): number {
  const tokens = text.toLowerCase().split(/[\s,/()]+/)
  if (tokens.length > 12) return 0
  if (hasLegalForm(text) || tokens.some((token) => organisationWords.has(token) || isLegalForm.test(token))) return 0.8
  return tokens.some((token) => perhapsOrganisation.has(token)) ? 0.35 : 0
}
