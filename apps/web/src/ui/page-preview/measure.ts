import type { Block } from '@bespeak/documents/write/blocks/block.ts'
import type { Measured } from '@bespeak/documents/write/html/break-into-pages.ts'
import { contactLinesOf } from '@bespeak/documents/write/html/contact-lines.ts'
import { element } from '@bespeak/documents/write/html/element.ts'
import { galley, previewPages } from '@bespeak/documents/write/html/pages.ts'
import type { SetLayout } from '@bespeak/documents/write/one-page/steps.ts'
import { classNames } from '../class-names.ts'
import { draw } from './draw.ts'
import styles from './page-preview.module.css'

/** All of a resume on one endless page that nobody sees, to be measured as closely set as wanted. */
export interface Bench {
  /** The height that a page has for text. */
  room: number
  measure(tightness: number): Measured[]
  contactLines(tightness: number): readonly number[]
  clear(): void
}

export function layOut(blocks: readonly Block[], layout: SetLayout): Bench {
  const host = document.createElement('div')
  host.className = classNames(styles.bench)
  host.setAttribute('aria-hidden', 'true')
  const [page = element('article', 'sheet', [])] = previewPages(blocks, [galley(blocks)], layout)
  const sheet = draw(page)
  host.append(sheet)
  // Outside of the app: what is scaled or moved there would be measured with it.
  document.body.append(host)

  const drawn = [...host.querySelectorAll<HTMLElement>('[data-block]')]
  const contact = host.querySelector<HTMLElement>('.contact')
  const width = pixels(sheet, 'width') - pixels(sheet, 'paddingLeft') - pixels(sheet, 'paddingRight')
  const tighten = (tightness: number) => sheet.style.setProperty('--tightness', String(tightness))

  const linesOfContact = () => {
    if (!contact) return []
    const widths = [...contact.querySelectorAll('.item')].map(widthOf)
    const separator = contact.querySelector('.separator')
    return contactLinesOf(widths, separator ? widthOf(separator) : 0, width)
  }

  return {
    room: pixels(sheet, 'height') - pixels(sheet, 'paddingTop') - pixels(sheet, 'paddingBottom'),
    measure(tightness) {
      tighten(tightness)
      return drawn.map((it, index) => {
        const { top, height } = it.getBoundingClientRect()
        const before = drawn[index - 1]?.getBoundingClientRect()
        const pitch = pitchOf(it)
        // Here they stand on one line, however long.
        const more = it === contact ? pitch * Math.max(0, linesOfContact().length - 1) : 0
        return { height: height + more, gap: before ? top - before.bottom : 0, pitch }
      })
    },
    contactLines(tightness) {
      tighten(tightness)
      return linesOfContact()
    },
    clear: () => host.remove(),
  }
}

const widthOf = (shown: Element) => shown.getBoundingClientRect().width

type Length = 'width' | 'height' | 'lineHeight' | `padding${'Top' | 'Right' | 'Bottom' | 'Left'}`

const pixels = (shown: Element, property: Length) => Number.parseFloat(getComputedStyle(shown)[property]) || 0

function pitchOf(shown: HTMLElement): number {
  const set = shown.matches('.set') ? shown : shown.querySelector('.set')
  return (set && pixels(set, 'lineHeight')) || 1
}
