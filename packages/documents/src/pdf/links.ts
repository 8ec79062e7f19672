import type { Fragment } from '@bespeak/domain/reading/source.ts'
import { isAddress } from '../clean-text.ts'
import { asBox, type Box, boxOf, type Matrix } from './matrix.ts'

export interface Link {
  url: string
  box: Box
}

/** The addresses that parts of a page lead to. Nothing is ever fetched from them. */
export function linksOf(annotations: readonly unknown[], view: Matrix): Link[] {
  return annotations.flatMap((annotation) => {
    if (typeof annotation !== 'object' || annotation === null) return []
    const url: unknown = Reflect.get(annotation, 'url') ?? Reflect.get(annotation, 'unsafeUrl')
    const box = asBox(Reflect.get(annotation, 'rect'))
    return typeof url === 'string' && isAddress(url) && box ? [{ url, box: boxOf(view, box) }] : []
  })
}

/** Puts each link on the text it covers. A second one on the same text stands beside it, without words of its own. */
export function withLinks(fragments: readonly Fragment[], links: readonly Link[]): Fragment[] {
  const more: Fragment[] = []
  for (const { url, box } of links) {
    const fragment = fragments.find((it) => isOver(box, it))
    if (!fragment) continue
    if (fragment.link === undefined) fragment.link = url
    else if (fragment.link !== url) more.push({ ...beside(fragment, box), link: url })
  }
  return [...fragments, ...more]
}

const beside = ({ page, y, size }: Fragment, [x]: Box): Fragment => ({ text: '', page, x, y, width: 0, size })

function isOver([left, top, right, bottom]: Box, { x, y, width, size }: Fragment): boolean {
  const middle = y - 0.3 * size
  const shared = Math.min(right, x + width) - Math.max(left, x)
  return middle > top && middle < bottom && shared > 0.4 * Math.min(width, right - left)
}
