import { xmlText } from './xml-text.ts'

/** The addresses that a document links to, by the ids that its text uses. */
export interface Links {
  /** Null for an address that Word would take for damage to the file. */
  idOf(href: string): string | null
  all(): [id: string, href: string][]
}

const longest = 2_000

export function createLinks(): Links {
  const ids = new Map<string, string>()
  return {
    idOf(href) {
      const address = addressOf(href)
      if (address === null) return null
      const id = ids.get(address) ?? `Link${ids.size + 1}`
      ids.set(address, id)
      return id
    },
    all: () => [...ids].map(([href, id]) => [id, href]),
  }
}

function addressOf(href: string): string | null {
  const address = xmlText(href).replace(/[<>"{}|\\^`]/g, encodeURIComponent)
  return address.length <= longest && URL.canParse(address) ? address : null
}
