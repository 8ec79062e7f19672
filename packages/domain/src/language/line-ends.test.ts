import { describe, expect, it } from 'vitest'
import { withLineEnds } from './line-ends.ts'

const names = ['PyTorch', 'C++', 'Excel', 'SketchUp']
const titles = ['Requirements', 'Nice to have', 'The offer', 'Bonus Points']
const known = {
  isName: (text: string) => names.includes(text),
  isTitle: (text: string) => titles.includes(text),
}
const linesOf = (text: string) => withLineEnds(text, known).split('\n')

describe('what stays one line', () => {
  it.each([
    'Work at McAllister, DeWitt and O’Neill',
    'PyTorch, SketchUp and Excel, at version 3.5 and above',
    'Short- and long-term plans, pre- and post-operative care, full- or part-time',
    'Warden - Leeds - nights - from May',
    'Herbalist, 2019 - Present',
    'One name that nobody knows: BrineWorks',
    'We pay $4,612.00 to $6,108.00 at 3:30 on the 1.5 hour shift',
  ])('%s', (line) => {
    expect(linesOf(line)).toEqual([line])
  })

  it('what has no end', () => {
    const endless = 'Abcd'.repeat(10_000)
    expect(withLineEnds(endless, known)).toBe(endless)
  })

  it('no letter is lost or added', () => {
    const glued = 'RequirementsThree years at the loomWarpingFinishing.5+ shades- Dyeing- CardingNice to haveFelting'
    expect(withLineEnds(glued, known).replaceAll('\n', '')).toBe(glued)
  })
})

describe('where lines are put back', () => {
  it.each([
    [
      'A degree in a related field.5+ years of C++Strong grasp of looms',
      ['A degree in a related field.', '5+ years of C++', 'Strong grasp of looms'],
    ],
    ['RequirementsFelting', ['Requirements', 'Felting']],
    ['Bonus PointsHND in textiles', ['Bonus Points', 'HND in textiles']],
    ['Requirements5+ years of dyeing', ['Requirements', '5+ years of dyeing']],
    [
      'Requirements- Dyeing- Carding wool by hand- A licence for lye',
      ['Requirements', '- Dyeing', '- Carding wool by hand', '- A licence for lye'],
    ],
    ['You will• dye• card• spin', ['You will', '• dye', '• card', '• spin']],
    [
      'Our loom1. Warping the loom2. Weaving cloth3. Finishing',
      ['Our loom', '1. Warping the loom', '2. Weaving cloth', '3. Finishing'],
    ],
    [
      'Advanced ExcelDyeing of yarnsExperience with PyTorchGood eye',
      ['Advanced Excel', 'Dyeing of yarns', 'Experience with PyTorch', 'Good eye'],
    ],
  ])('%s', (glued, lines) => {
    expect(linesOf(glued)).toEqual(lines)
  })

  it('a name with a capital inside stays whole among bullets', () => {
    const glued = 'Requirements- Dyeing- BrineWorks or DyeMaster tables- Carding'
    expect(linesOf(glued)).toContain('- BrineWorks or DyeMaster tables')
  })

  it('what has no bullet stands apart from the list before it', () => {
    expect(linesOf('Weaver- Dyes yarn- Cards wool- Spins twineWe close on Mondays.').slice(-2)).toEqual([
      '',
      'We close on Mondays.',
    ])
  })

  it('nothing more is found in what was put right', () => {
    const once = withLineEnds('RequirementsThree years at a loomGood eyesThe offerFree yarnSundays off', known)
    expect(withLineEnds(once, known)).toBe(once)
  })
})
