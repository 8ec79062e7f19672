import { proofSentence } from './body.ts'
import { choiceFor, plainest } from './choice.ts'
import { closing } from './closing.ts'
import { textOf } from './draft.ts'
import { groupsOf } from './groups.ts'
import type { Letter, LetterSentence } from './letter.ts'
import type { Material } from './material.ts'
import { wishOf } from './opening.ts'
import { copyOf, nothingSaid } from './said.ts'

/** As much as the forms take that ask for a few words. */
const longest = 300

const mostProofs = 6

/** The role, as many of the best proofs as there is room for, two at most, and the offer to talk where it fits. */
export function shortMessageOf({ ad, options, proofs, seed, isHonest }: Material): string {
  const choice = proofs.length === 0 ? plainest : choiceFor(`${seed}\nshort`)
  let state = nothingSaid(isHonest)
  const wish = wishOf(ad, options.style, choice)
  const [end] = closing(ad, options.style, choice)
  const told: LetterSentence[] = []
  const fits = (...more: LetterSentence[]) => textOf([wish, ...told, ...more]).length <= longest
  for (const [at, proof] of groupsOf(proofs, mostProofs).flat().entries()) {
    if (told.length === 2) break
    // What finds no room has not been said: the next sentence must not lean on it.
    const next = copyOf(state)
    const sentence = proofSentence([proof], next, choice, { slot: String(at) })
    if (!sentence || !fits(sentence)) continue
    told.push(sentence)
    state = next
  }
  return textOf([wish, ...told, ...(end && fits(end) ? [end] : [])].filter(isHonest))
}

/** What goes with the files: which role, what is attached, how to reach the person. */
export function emailOf(
  { salutation, signOff, signature, role }: Pick<Letter, 'salutation' | 'signOff' | 'signature' | 'role'>,
  { document, ad, options, seed, isBritish }: Pick<Material, 'document' | 'ad' | 'options' | 'seed' | 'isBritish'>,
): Pick<Letter, 'emailSubject' | 'emailBody'> {
  const { phone = '' } = document.basics
  const wish = wishOf(ad, options.style, choiceFor(`${seed}\nmail`))
  const attached = `My ${isBritish ? 'CV' : 'resume'} and cover letter are attached.`
  const reached = phone.trim() === '' ? '' : ` You can reach me on ${phone.trim()}.`
  const parts = [salutation, `${wish.text} ${attached}${reached}`, [signOff, signature].filter(Boolean).join('\n')]
  return {
    emailSubject: [role ? `Application: ${role}` : 'Application', signature].filter(Boolean).join(', '),
    emailBody: parts.join('\n\n'),
  }
}
