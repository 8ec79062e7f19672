import { describe, expect, it } from 'vitest'
import { aProfile } from '../testing/profile.ts'
import { inputOf, onTopOf, problemsIn, savedElsewhere, typedOf, typing } from './profile-draft.ts'

const saved = typedOf(aProfile)

describe('what is typed into a profile', () => {
  it('is wrong where the rules of the server say so', () => {
    const draft = typing(typing({}, saved, 'linkedinUrl', 'linkedin'), saved, 'yearsExperience', 'ten')
    expect(Object.keys(problemsIn(draft)).sort()).toEqual(['linkedinUrl', 'yearsExperience'])
  })

  it('is no draft once it is back at what is saved', () => {
    const draft = typing({}, saved, 'city', 'York')
    expect(typing(draft, saved, 'city', saved.city)).toEqual({})
  })

  it('is sent alone: what another tab has saved elsewhere stays', () => {
    const draft = typing(typing({}, saved, 'skills', 'Triage,\nRotas'), saved, 'yearsExperience', ' ')
    expect(inputOf(draft)).toEqual({ skills: ['Triage', '', 'Rotas'], yearsExperience: null })
  })

  it('meets what was saved elsewhere in the same field, until one has seen that', () => {
    const draft = typing({}, saved, 'city', 'York')
    const meanwhile = { ...saved, city: 'Hull', phone: '1' }
    expect(savedElsewhere(draft, saved)).toEqual([])
    expect(savedElsewhere(draft, meanwhile)).toEqual(['city'])
    expect(savedElsewhere(onTopOf(draft, meanwhile), meanwhile)).toEqual([])
    expect(savedElsewhere(draft, { ...saved, city: 'York' })).toEqual([])
  })
})
