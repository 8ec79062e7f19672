/**
 * What the page that is open says of one job: by what it tells search engines, else by what it shows. It is sent into
 * the page as it stands here, so it has to hold everything that it needs.
 */
export function readPage() {
  const longest = 6000
  const shortest = 200

  const listOf = (value) => (Array.isArray(value) ? value : value == null ? [] : [value])
  const plain = (text) =>
    text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()

  /** Up to the end of a line. */
  function cut(text) {
    if (text.length <= longest) return text
    const start = text.slice(0, longest)
    return start.slice(0, Math.max(start.lastIndexOf('\n'), longest / 2)).trim()
  }

  const silent =
    'script,style,noscript,template,svg,canvas,select,button,input,textarea,nav,footer,dialog,[hidden],[aria-hidden=true],[role=navigation],[role=dialog],[role=banner],[role=search]'
  const blocks =
    /^(P|DIV|SECTION|ARTICLE|MAIN|HEADER|UL|OL|LI|H[1-6]|TABLE|TR|DL|DT|DD|BLOCKQUOTE|PRE|ADDRESS|FIELDSET)$/

  /** On the page that is shown; of a description that is none, everything counts. */
  function isShown(element) {
    if (element.matches(silent)) return false
    if (element.ownerDocument !== document) return true
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    // What is there for programs alone is a point, or stands outside of the page.
    return getComputedStyle(element).display === 'contents' || width > 1 || height > 1
  }

  const childrenOf = (node) =>
    [...(node.shadowRoot ?? node).childNodes].flatMap((child) =>
      child.tagName === 'SLOT' ? child.assignedNodes() : [child],
    )

  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\s+/g, ' ')
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.tagName === 'BR') return '\n'
      if (!isShown(node)) return ''
    }
    const inner = childrenOf(node).map(textOf).join('')
    if (node.tagName === 'LI') return `\n• ${inner.trim()}\n`
    if (/^H[1-6]$/.test(node.tagName ?? '')) return `\n\n${inner}\n`
    if (node.tagName === 'TD' || node.tagName === 'TH') return `${inner} `
    return blocks.test(node.tagName ?? '') ? `\n${inner}\n` : inner
  }

  const markupText = (html) => plain(textOf(new DOMParser().parseFromString(html, 'text/html').body))

  /** A field of a posting: a text with or without markup, or an object that tells its name. */
  function fieldText(value) {
    if (Array.isArray(value)) return value.map(fieldText).filter(Boolean).join('\n')
    if (typeof value === 'object' && value !== null) return fieldText(value.description ?? value.name)
    if (value == null) return ''
    // Some write the markup with its own signs escaped.
    const once = markupText(String(value))
    return /<\/?(p|ul|li|br|div)\b/i.test(once) ? markupText(once) : once
  }

  function placeOf(value) {
    return listOf(value)
      .map((place) => place?.address)
      .map((address) =>
        typeof address === 'string'
          ? address
          : [address?.addressLocality, address?.addressRegion].filter(Boolean).join(', '),
      )
      .filter(Boolean)
      .join('; ')
  }

  function parsed(script) {
    try {
      return JSON.parse(script.textContent)
    } catch {
      return null
    }
  }

  function postings() {
    const objects = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .flatMap((script) => listOf(parsed(script)))
      .flatMap((item) => [
        item,
        ...listOf(item?.['@graph']),
        ...listOf(item?.itemListElement).map((it) => it?.item ?? it),
      ])
    return objects.filter((item) => listOf(item?.['@type']).includes('JobPosting') && item.description)
  }

  const headings = () =>
    [...document.querySelectorAll('h1,h2')].filter(isShown).map((it) => plain(it.textContent).toLowerCase())

  /** Where a page has several, the one whose title it shows largest. */
  function chosenPosting() {
    const all = postings()
    if (all.length < 2) return all[0] ?? null
    const shown = headings()
    const named = all.filter(({ title }) => shown.some((it) => it === fieldText(title).toLowerCase()))
    return named.length === 1 ? named[0] : null
  }

  function fromPosting(posting) {
    const title = fieldText(posting.title)
    const company = fieldText(posting.hiringOrganization)
    const place = placeOf(posting.jobLocation)
    const titled = (name, value) => {
      const text = fieldText(value)
      return text === '' ? '' : `\n${name}\n${text}`
    }
    const text = [
      title,
      company,
      place && `Location: ${place}`,
      `\n${fieldText(posting.description)}`,
      titled('Responsibilities', posting.responsibilities),
      titled(
        'Requirements',
        [posting.qualifications, posting.skills, posting.experienceRequirements].map(fieldText).filter(Boolean),
      ),
    ]
    return { title, company, location: place, text: cut(plain(text.filter(Boolean).join('\n'))) }
  }

  const length = (node) => plain(textOf(node)).length
  const inLinks = (node) => [...node.querySelectorAll('a')].reduce((sum, link) => sum + length(link), 0)

  /** How much of it is told, and not only linked to. */
  const told = (element) => length(element) - 2 * inLinks(element)

  function* within(root) {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot) yield* within(element.shadowRoot)
    }
  }

  /** The smallest part that still has most of what the page tells. */
  function advertisementPart() {
    const parts = [...within(document)].filter(
      (it) => /^(MAIN|ARTICLE|SECTION|DIV|TD|BODY)$/.test(it.tagName) || it.tagName.includes('-'),
    )
    const weighed = parts
      .filter((it) => isShown(it))
      .map((part) => ({ part, weight: told(part), size: length(part) }))
      .filter(({ weight }) => weight >= shortest)
    const most = Math.max(0, ...weighed.map(({ weight }) => weight))
    return weighed.filter(({ weight }) => weight >= most * 0.8).sort((a, b) => a.size - b.size)[0]?.part ?? null
  }

  function fromPage() {
    const selected = plain(String(getSelection() ?? ''))
    if (selected.length >= shortest) return { text: cut(selected) }
    const part = advertisementPart()
    return part && { text: cut(plain(textOf(part))) }
  }

  const posting = String(getSelection() ?? '').length >= shortest ? null : chosenPosting()
  const found = posting ? fromPosting(posting) : fromPage()
  if (!found || found.text.length < shortest) return null
  return { title: '', company: '', location: '', ...found, url: location.href.split('#')[0] }
}
