import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchHelp } from './search-help.ts'
import { helpTopics } from './texts/help.tsx'

const questionsIn = (query: string) =>
  searchHelp(helpTopics, query).flatMap((topic) => topic.questions.map(({ question }) => question))

describe('help search', () => {
  it('finds nothing for words that no answer holds', () => {
    expect(questionsIn('zeppelin')).toEqual([])
    expect(questionsIn('cancel zeppelin')).toEqual([])
  })

  it('shows everything while nothing is asked', () => {
    expect(searchHelp(helpTopics, '  ')).toEqual(helpTopics)
  })

  it('looks in question and answer, in any order and in any case', () => {
    expect(questionsIn('CANCEL')).toContain('How do I cancel?')
    expect(questionsIn('spam code')).toEqual(['My code does not arrive. What now?'])
    expect(questionsIn('code spam')).toEqual(['My code does not arrive. What now?'])
  })

  it('takes "e-mail" and "email" for one word', () => {
    expect(questionsIn('email').length).toBeGreaterThan(0)
    expect(questionsIn('E-Mail')).toEqual(questionsIn('email'))
  })

  it('never finds more by adding a word', () => {
    const word = fc.constantFrom('code', 'resume', 'free', 'line', 'settings', 'pdf', 'score', 'card')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), word, (words, more) => {
        const before = new Set(questionsIn(words.join(' ')))
        return questionsIn([...words, more].join(' ')).every((question) => before.has(question))
      }),
    )
  })

  it.each([
    ...['resume', 'version', 'upload', 'ats check', 'download', 'tailor', 'left out', 'undo', 'job ad', 'score', 'gap'],
    ...['cover letter', 'interview guide', 'practice', 'skills', 'development plan', 'typical applicants', 'trends'],
    ...['sample', 'dashboard', 'applications', 'deadline', 'follow-up', 'reminder', 'calendar', 'contacts'],
    ...[
      'profile',
      'photo',
      'settings',
      'theme',
      'dark',
      'notifications',
      'unsubscribe',
      'devices',
      'password',
      'email',
    ],
    ...[
      'export',
      'delete account',
      'gdpr',
      'cookies',
      'contact',
      'privacy',
      'pro',
      'trial',
      'cancel',
      'invoice',
      'limit',
    ],
  ])('answers something to the name of a feature: %s', (name) => {
    expect(questionsIn(name).length).toBeGreaterThan(0)
  })

  it('asks each question once', () => {
    const all = questionsIn('')
    expect(new Set(all).size).toBe(all.length)
  })
})
