import { addressIn, askToAllow, readSettings } from './settings.js'

const form = document.querySelector('form')
const outcome = document.querySelector('#outcome')
const { address, token } = form.elements

const noAddress = 'This is no address of a Bespeak. It begins with https://.'
const notAllowed = 'Without your permission to reach that address, nothing can be saved there.'

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void save()
})

// Who was quicker than that keeps what they typed.
const kept = await readSettings()
address.value ||= kept.address
token.value ||= kept.token

async function save() {
  const known = addressIn(address.value)
  if (known === null) return say(noAddress)
  // Asked for while the press still counts; this machine is allowed from the start.
  if (token.value.trim() !== '' && !(await askToAllow(known))) return say(notAllowed)
  await chrome.storage.local.set({ address: known, token: token.value.trim() })
  address.value = known
  say('Saved.')
}

function say(sentence) {
  outcome.textContent = sentence
}
