import { readPage } from './read-page.js'
import { readSettings } from './settings.js'
import { showNote } from './show-note.js'

const noJob = 'There is no single job on this page that can be read. Open one job, or mark its text, and clip again.'
const notReached = 'Your Bespeak could not be reached. See the address in the options of this extension.'

chrome.action.onClicked.addListener((tab) => void clip(tab))
chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') chrome.runtime.openOptionsPage()
})

async function clip(tab) {
  const { address, token } = await readSettings()
  if (address === '') return chrome.runtime.openOptionsPage()
  const job = await readIn(tab)
  if (!job) return tell(tab, { words: noJob, isBad: true })
  if (token === '') return chrome.tabs.create({ url: uploadAddress(address, job) })
  await tell(tab, await saved(job, address, token))
}

/** Of a page and the frames in it, whatever tells most. */
async function readIn(tab) {
  const target = { tabId: tab.id, allFrames: true }
  const results = await chrome.scripting.executeScript({ target, func: readPage }).catch(() => [])
  const found = results.flatMap(({ result }) => result ?? [])
  const job = found.sort((a, b) => b.text.length - a.text.length)[0]
  return job && { ...job, url: tab.url ?? job.url }
}

/** Behind the # of an address: no server and no log of one gets it. */
const uploadAddress = (address, { company, text }) =>
  `${address}/upload#job=${encodeURIComponent(JSON.stringify({ company, text }))}`

const create = 'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id title company } }'

async function saved({ title, company, location, text, url }, address, token) {
  const input = { description: text, title: title || null, company: company || null, location: location || null, url }
  try {
    const answer = await fetch(`${address}/api/v1/resume/graphql`, {
      ...{ method: 'POST', credentials: 'omit', redirect: 'error' },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: create, variables: { input }, kwargs: {} }),
    })
    const { data, errors } = await answer.json()
    if (errors) return { words: errors[0].message, isBad: true }
    const { id, title: named, company: by } = data.createJobDescription
    const what = [named, by].filter(Boolean).join(' at ')
    return { words: `Saved to Bespeak${what && `: ${what}`}.`, href: `${address}/my?view=jobs&job=${id}` }
  } catch {
    return { words: notReached, isBad: true }
  }
}

/** On the page where one may write there; on the button always. */
async function tell(tab, note) {
  await chrome.action.setBadgeText({ tabId: tab.id, text: note.isBad ? '!' : '✓' })
  await chrome.action.setBadgeBackgroundColor({ tabId: tab.id, color: note.isBad ? '#8a1c1c' : '#14532d' })
  await chrome.action.setTitle({ tabId: tab.id, title: note.words })
  await chrome.scripting
    .executeScript({ target: { tabId: tab.id }, func: showNote, args: [note] })
    .catch(() => undefined)
}
