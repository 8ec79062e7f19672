import { describe, expect, it } from 'vitest'
import { readVerb, verbForms } from './verbs.ts'

describe('the forms of a verb', () => {
  it.each([
    ['lead', 'leads', 'led', 'led', 'leading'],
    ['write', 'writes', 'wrote', 'written', 'writing'],
    ['plan', 'plans', 'planned', 'planned', 'planning'],
    ['open', 'opens', 'opened', 'opened', 'opening'],
    ['carry', 'carries', 'carried', 'carried', 'carrying'],
    ['agree', 'agrees', 'agreed', 'agreed', 'agreeing'],
    ['refer', 'refers', 'referred', 'referred', 'referring'],
    ['coach', 'coaches', 'coached', 'coached', 'coaching'],
    ['tie', 'ties', 'tied', 'tied', 'tying'],
    ['fix', 'fixes', 'fixed', 'fixed', 'fixing'],
    ['patrol', 'patrols', 'patrolled', 'patrolled', 'patrolling'],
    ['refit', 'refits', 'refitted', 'refitted', 'refitting'],
    ['debug', 'debugs', 'debugged', 'debugged', 'debugging'],
    ['render', 'renders', 'rendered', 'rendered', 'rendering'],
    ['debit', 'debits', 'debited', 'debited', 'debiting'],
    ['remodel', 'remodels', 'remodelled', 'remodelled', 'remodelling'],
    ['fuel', 'fuels', 'fuelled', 'fuelled', 'fuelling'],
    ['reveal', 'reveals', 'revealed', 'revealed', 'revealing'],
    ['bleed', 'bleeds', 'bled', 'bled', 'bleeding'],
    ['quit', 'quits', 'quit', 'quit', 'quitting'],
    ['blorp', 'blorps', 'blorped', 'blorped', 'blorping'],
  ])('%s', (base, third, past, participle, gerund) => {
    expect(verbForms(base)).toEqual({ base, third, past, participle, gerund })
  })
})

describe('a word read as a verb', () => {
  it.each([
    ['Led', 'lead', 'past'],
    ['taught', 'teach', 'past'],
    ['managing', 'manage', 'gerund'],
    ['written', 'write', 'participle'],
    ['oversees', 'oversee', 'third'],
    ['traveled', 'travel', 'past'],
    ['travelled', 'travel', 'past'],
    ['remodeled', 'remodel', 'past'],
    ['sown', 'sow', 'participle'],
    ['outsold', 'outsell', 'past'],
    ['run', 'run', 'base'],
  ])('%s', (word, base, form) => {
    expect(readVerb(word)).toEqual({ base, form })
  })

  it.each(['nurse-led', 'table', 'quickly', ''])('%s is none', (word) => {
    expect(readVerb(word)).toBeNull()
  })
})
