import { argumentOf } from './argument.ts'
import { proofSentence } from './body.ts'
import { choiceFor, plainest } from './choice.ts'
import { closing } from './closing.ts'
import { textOf } from './draft.ts'
import type { Letter, LetterSentence } from './letter.ts'
import type { Material } from './material.ts'
import { wishOf } from './opening.ts'
import type { Proof } from './proofs.ts'
import { copyOf, nothingSaid } from './said.ts'

/** As much as the forms take that ask for a few words. */
const longest = 300

const mostProofs = 6

/** The role, as many of the best proofs as there is room for, two at most, and the offer to talk where it fits. */
export function shortMessageOf(material: Material): string {
  const { ad, options, proofs, seed, isHonest } = material
  const choice = proofs.length === 0 ? plainest : choiceFor(`${seed}\nshort`)
  let state = nothingSaid(isHonest)
  const wish = wishOf(ad, options.style, choice)
  const end = closing(ad, options.style, choice)
  const sentences: LetterSentence[] = []
  const fits = (more: LetterSentence) => textOf([wish, ...sentences, more]).length <= longest
  const { main, more } = argumentOf(material, options.style, mostProofs)
  const told = [...main, ...more]
  const isNear = ({ engagement, source }: Proof) =>
    /\p{N}/u.test(source.text) && told.some((it) => it.engagement?.id === engagement?.id)
  const others = proofs.filter((proof) => !told.includes(proof) && isNear(proof))
  for (const [at, proof] of [...told, ...others].slice(0, mostProofs).entries()) {
    if (sentences.length === 2) break
    // What finds no room has not been said: the next sentence must not lean on it.
    const next = copyOf(state)
    const sentence = proofSentence([proof], next, choice, { slot: String(at), fits })
    if (!sentence) continue
    sentences.push(sentence)
    state = next
  }
  return textOf([wish, ...sentences, ...(fits(end) ? [end] : [])].filter(isHonest))
}

/** What goes with the files: which role, the strongest proof, what is attached, how to reach the person. */
export function emailOf(
  { salutation, signOff, signature, role }: Pick<Letter, 'salutation' | 'signOff' | 'signature' | 'role'>,
  { document, ad, options, lead, seed, isBritish, isHonest }: Material,
): Pick<Letter, 'emailSubject' | 'emailBody'> {
  const { phone = '' } = document.basics
  const choice = choiceFor(`${seed}\nmail`)
  const wish = wishOf(ad, options.style, choice)
  const proof = lead && proofSentence([lead], nothingSaid(isHonest), choice, { slot: 'mail' })
  const attached = `My ${isBritish ? 'CV' : 'resume'} and cover letter are attached.`
  const reached = phone.trim() === '' ? [] : [`You can reach me ${isBritish ? 'on' : 'at'} ${phone.trim()}.`]
  const body = [wish.text, ...(proof ? [proof.text] : []), attached, ...reached].join(' ')
  return {
    emailSubject: [role ? `Application: ${role}` : 'Application', signature].filter(Boolean).join(', '),
    emailBody: [salutation, body, [signOff, signature].filter(Boolean).join('\n')].join('\n\n'),
  }
}
