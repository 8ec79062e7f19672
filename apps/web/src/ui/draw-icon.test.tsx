import { createLucideIcon, type IconNode } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const node = [
  ['path', { d: 'm15 5 4 4', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
] satisfies IconNode
const Theirs = createLucideIcon('pencil', node)
const Drawn = drawIcon({ size: 24, node })
/** Classes that nothing here styles. */
const withoutClass = (markup: string) => markup.replace(/ class="[^"]*"/, '')
/** Whatever the order of the attributes. */
const partsOf = (markup: string) => markup.match(/[\w:-]+="[^"]*"|<\/?\w+/g)?.toSorted()

it.each([
  ['as it is', {}],
  ['in another size', { size: 16, strokeWidth: 1.5, 'aria-hidden': true }],
  ['with a name', { role: 'img', 'aria-label': 'Edit' }],
])('an icon %s is drawn as the library draws it', (_, props) => {
  const library = withoutClass(renderToStaticMarkup(<Theirs {...props} />))
  expect(partsOf(renderToStaticMarkup(<Drawn {...props} />))).toEqual(partsOf(library))
})
