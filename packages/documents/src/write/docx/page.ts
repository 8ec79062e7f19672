import type { ISectionPropertiesOptions } from 'docx'
import type { Layout, PageSize } from '../layout.ts'
import type { Room } from './fit.ts'
import type { Look } from './look.ts'
import { twips } from './text-style.ts'

const papers: Record<PageSize, { width: number; height: number }> = {
  a4: { width: 595.3, height: 841.9 },
  letter: { width: 612, height: 792 },
}

export function pageOf({ pageSize }: Layout, { margin }: Look): ISectionPropertiesOptions {
  const { width, height } = papers[pageSize]
  const [x, foot] = [twips(margin.x), twips(margin.bottom / 2)]
  return {
    page: {
      size: { width: twips(width), height: twips(height) },
      margin: { left: x, right: x, top: twips(margin.top), bottom: twips(margin.bottom), header: foot, footer: foot },
    },
  }
}

export const roomOf = ({ pageSize }: Layout, { margin }: Look): Room => ({
  width: papers[pageSize].width - 2 * margin.x,
  height: papers[pageSize].height - margin.top - margin.bottom,
})
