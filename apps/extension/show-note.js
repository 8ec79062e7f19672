/** A note on the page that was clipped, which styles of the page do not reach. Sent into it as it stands here. */
export function showNote({ words, href, isBad }) {
  const id = 'bespeak-clip'
  document.getElementById(id)?.remove()
  const host = document.createElement('div')
  host.id = id
  const root = host.attachShadow({ mode: 'open' })
  const note = document.createElement('div')
  note.setAttribute('role', isBad ? 'alert' : 'status')
  const style = {
    ...{ position: 'fixed', top: '16px', right: '16px', zIndex: '2147483647', maxWidth: '320px', padding: '12px 16px' },
    ...{ font: '15px/1.4 system-ui, sans-serif', color: '#fff', background: isBad ? '#8a1c1c' : '#14532d' },
    ...{ borderRadius: '8px', boxShadow: '0 4px 16px rgb(0 0 0 / 30%)' },
  }
  Object.assign(note.style, style)
  note.append(words)
  if (href) {
    const link = document.createElement('a')
    Object.assign(link, { href, target: '_blank', rel: 'noopener', textContent: 'Open it' })
    Object.assign(link.style, { color: '#fff', marginLeft: '8px' })
    note.append(link)
  }
  const close = document.createElement('button')
  Object.assign(close, { type: 'button', textContent: '×' })
  close.setAttribute('aria-label', 'Close')
  Object.assign(close.style, { all: 'unset', cursor: 'pointer', marginLeft: '12px', fontWeight: 'bold' })
  close.addEventListener('click', () => host.remove())
  note.append(close)
  root.append(note)
  document.body.append(host)
  setTimeout(() => host.remove(), 10_000)
}
