import { describe, expect, it } from 'vitest'
import { accentOf } from './accent.ts'
import { templates, usualLayout } from './layout.ts'

describe('the accent colour', () => {
  it('is the one chosen where it can be read', () => {
    expect(accentOf({ ...usualLayout, accent: '#1F5F8B' })).toBe('#1f5f8b')
  })

  it('is darkened until it can', () => {
    expect(accentOf({ ...usualLayout, accent: '#ffee00' })).toMatch(/^#[0-8][\da-f][0-7][\da-f]00$/)
    expect(accentOf({ ...usualLayout, accent: '#ffffff' })).toMatch(/^#7[\da-f]7[\da-f]7[\da-f]$/)
  })

  it('is the template’s own where none is', () => {
    const own = templates.map((template) => accentOf({ ...usualLayout, template }))
    expect(new Set(own).size).toBe(templates.length)
  })
})
