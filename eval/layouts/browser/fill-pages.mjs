// Runs in the browser: puts the blocks of a drawn resume on pages, and tells where every word came to stand.

const points = 0.75

function element(parent, className, css = '', html = '') {
  const made = document.createElement('div')
  made.className = className
  made.style.cssText = css
  made.innerHTML = html
  parent.append(made)
  return made
}

function newPage({ page, frame, furniture }, number) {
  const [top, right, bottom, left] = frame.margins
  const made = element(document.body, 'page', `width:${page.width}px;height:${page.height}px`)
  if (number >= furniture.from) {
    element(made, 'top-edge', `left:${left}px;right:${right}px`, furniture.head.replace('{page}', number))
    element(made, 'bottom-edge', `left:${left}px;right:${right}px`, furniture.foot.replace('{page}', number))
  }
  const body = element(made, 'body', `inset:${top}px ${right}px ${bottom}px ${left}px`)
  return { body, limit: () => body.getBoundingClientRect().bottom }
}

/** What stands in the margin must not run into what stands there already. */
function clearMargin(column, above) {
  const last = [...column.querySelectorAll('.beside')].at(-1)
  const free = last ? last.getBoundingClientRect().bottom + 4 : 0
  const top = (column.lastElementChild?.getBoundingClientRect().bottom ?? 0) + above
  if (free > top) element(column, 'block', `height:${free - top}px`)
}

function placed(column, block, isFirst) {
  if (block.foot) {
    element(column.closest('.page'), 'bottom-edge', 'left:50px;right:50px', block.html)
    return element(column, 'block')
  }
  const above = isFirst ? 0 : block.above
  if (block.beside || block.across) clearMargin(column, above)
  return element(
    column,
    'block',
    `padding-top:${above}px${block.beside ? ';height:0;padding:0' : ''};${block.css ?? ''}`,
    `<div class="${block.beside ? 'beside' : block.across ? 'across' : 'in'}" style="${block.beside ? `top:${above}px` : ''}">${block.html}</div>`,
  )
}

/** The first of the blocks that must leave when the one at `index` does not fit. */
function leavesFrom(blocks, index, from, wholeEntries) {
  let first = index
  const group = blocks[index].group
  if (wholeEntries && group) while (first > from && blocks[first - 1].group === group) first -= 1
  while (first > from && blocks[first - 1].keep) first -= 1
  return first === from ? index : first
}

/** Puts blocks into a column from `from` on; gives back the first that did not fit. */
function fillColumn(column, blocks, from, limit, isFresh, wholeEntries) {
  const elements = []
  for (let index = from; index < blocks.length; index += 1) {
    const isFirst = (isFresh || from === 0) && blocks.slice(from, index).every(({ beside }) => beside)
    elements.push(placed(column, blocks[index], isFirst))
    if (elements.at(-1).getBoundingClientRect().bottom <= limit || (isFresh && index === from)) continue
    const first = leavesFrom(blocks, index, from, wholeEntries)
    for (const left of elements.slice(first - from)) left.remove()
    return first
  }
  return blocks.length
}

function fillBand(spec, pages, band) {
  const next = band.columns.map(() => 0)
  let isFresh = pages.length === 1 && pages[0].body.children.length === 0
  for (;;) {
    const page = pages.at(-1)
    const row = element(page.body, 'band', `gap:${spec.frame.gutter ?? 24}px`)
    const limit = page.limit()
    if (band.tall) row.style.minHeight = `${limit - row.getBoundingClientRect().top}px`
    const isLeft = (index) => !band.spread || !isFresh || next[index] < band.columns[index].blocks.length
    // All of them before the first is filled: each is as wide as the others leave it.
    const columns = band.columns.map(({ share, css }, index) =>
      isLeft(index) ? element(row, 'column', `flex:${share} ${share} 0;${css}`) : null,
    )
    for (const [index, column] of columns.entries()) {
      if (!column) continue
      const inner = limit - Number.parseFloat(getComputedStyle(column).paddingBottom)
      const { blocks } = band.columns[index]
      next[index] = fillColumn(column, blocks, next[index], inner, isFresh, spec.frame.wholeEntries)
    }
    if (band.columns.every(({ blocks }, index) => next[index] === blocks.length) || pages.length > 12) return
    pages.push(newPage(spec, pages.length + 1))
    isFresh = true
  }
}

function wordsOf(page, number) {
  const origin = page.getBoundingClientRect()
  const found = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.parentElement?.closest('[data-a]')
    if (!said) continue
    const style = getComputedStyle(node.parentElement)
    const look = {
      atom: Number(said.dataset.a),
      page: number,
      size: Number.parseFloat(style.fontSize) * points,
      bold: Number(style.fontWeight) >= 600,
      italic: style.fontStyle === 'italic',
    }
    for (const { index, 0: text } of node.data.matchAll(/\S+/g))
      for (const piece of piecesOf(node, index, text)) found.push({ ...look, ...placeOf(piece, origin, style) })
  }
  return found
}

/** A word that is broken over rows is a piece on each. */
function piecesOf(node, index, text) {
  const range = document.createRange()
  const rectOf = (from, to) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    return range.getClientRects()
  }
  const whole = rectOf(index, index + text.length)
  if (whole.length === 1) return [{ text, rect: whole[0] }]
  const pieces = []
  for (let at = index; at < index + text.length; at += 1) {
    const rect = rectOf(at, at + 1)[0]
    const last = pieces.at(-1)
    if (!rect) continue
    if (last && Math.abs(last.rect.top - rect.top) < 2) {
      last.text += node.data[at]
      last.rect = new DOMRect(last.rect.x, last.rect.y, rect.right - last.rect.x, last.rect.height)
    } else pieces.push({ text: node.data[at], rect })
  }
  return pieces
}

const canvas = document.createElement('canvas').getContext('2d')

function placeOf({ text, rect }, origin, style) {
  canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText('x')
  const tenth = (pixels) => Math.round(pixels * points * 10) / 10
  const top = rect.top - origin.top
  return {
    text,
    x: tenth(rect.left - origin.left),
    y: tenth(top + (rect.height * ascent) / (ascent + descent)),
    width: tenth(rect.width),
    top: tenth(top),
    height: tenth(rect.height),
  }
}

async function fillPages(spec) {
  document.body.replaceChildren()
  document.getElementById('own').textContent =
    `@page{size:${spec.page.width}px ${spec.page.height}px;margin:0}${spec.css}`
  await document.fonts.ready
  const pages = [newPage(spec, 1)]
  for (const band of spec.bands) fillBand(spec, pages, band)
  await document.fonts.ready
  const drawn = [...document.querySelectorAll('.page')]
  for (const edge of document.querySelectorAll('.furniture span'))
    edge.textContent = edge.textContent.replace('{pages}', String(drawn.length))
  return { pages: drawn.length, words: drawn.flatMap((page, index) => wordsOf(page, index + 1)) }
}

globalThis.fillPages = fillPages
