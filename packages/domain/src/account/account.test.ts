import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCode } from './code.ts'
import { canonicalEmail, emailProblem } from './email.ts'
import { passwordProblem } from './password.ts'
import { personName, personNameProblem } from './person-name.ts'
import { registrationProblems } from './registration.ts'
import { usernameProblem } from './username.ts'

const tooCommon = 'This password is among the first that others would guess. Please choose another.'

describe('a username', () => {
  it.each([
    ['', 'Username must be at least 3 characters'],
    ['ab', 'Username must be at least 3 characters'],
    ['a'.repeat(51), 'Username must be at most 50 characters'],
    ['ada lovelace', 'Username can only contain letters, numbers, and underscores'],
    ['ada-lovelace', 'Username can only contain letters, numbers, and underscores'],
    ['ada@example.com', 'Username can only contain letters, numbers, and underscores'],
    ['аda', 'Username can only contain letters, numbers, and underscores'],
    ['ada\n', 'Username can only contain letters, numbers, and underscores'],
    ['abc', null],
    ['a'.repeat(50), null],
    ['Ada_1815', null],
  ])('%j: %s', (username, problem) => expect(usernameProblem(username)).toBe(problem))
})

describe('[A11] an e-mail address', () => {
  it.each([
    ['nothing', ''],
    ['no at sign', 'ada.example.com'],
    ['no local part', '@example.com'],
    ['no domain', 'ada@'],
    ['two at signs', 'ada@b@example.com'],
    ['a host without a dot', 'ada@localhost'],
    ['a trailing dot', 'ada@example.com.'],
    ['a leading dot', '.ada@example.com'],
    ['a dot before the at sign', 'ada.@example.com'],
    ['two dots', 'ada..l@example.com'],
    ['quotes', '"ada"@example.com'],
    ['an IP literal', 'ada@[127.0.0.1]'],
    ['an IP address', 'ada@127.0.0.1'],
    ['a hyphen at a label’s edge', 'ada@-example.com'],
    ['a blank inside', 'ada @example.com'],
    ['a line break and a header', 'ada@example.com\r\nBcc: all@example.com'],
    ['a comma and a second address', 'ada@example.com,bob@example.com'],
    ['angle brackets', 'Ada <ada@example.com>'],
    ['a Cyrillic look-alike', 'аda@example.com'],
    ['a Kelvin sign that lower-cases to k', '\u212Aate@example.com'],
    ['a full-width letter', 'ａda@example.com'],
    ['a long local part', `${'a'.repeat(65)}@example.com`],
    ['320 characters', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.com`],
  ])('is refused with %s', (_, email) => {
    expect(canonicalEmail(email)).toBeNull()
    expect(emailProblem(email)).toBe('Invalid email address')
  })

  it.each([
    ['  Ada@Example.COM ', 'ada@example.com'],
    ['ada+jobs@example.com', 'ada+jobs@example.com'],
    ["o'neil@example.co.uk", "o'neil@example.co.uk"],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@mail.xn--p1ai', 'ada@mail.xn--p1ai'],
  ])('%j is kept as %s', (text, email) => expect(canonicalEmail(text)).toBe(email))

  it('never throws, and what it accepts it leaves alone the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
        const email = canonicalEmail(text)
        return email === null || canonicalEmail(email) === email
      }),
    )
  })
})

describe('a password', () => {
  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
    ['lowercase4only', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE4ONLY', 'Password must contain at least one lowercase letter'],
    ['NoDigitsAnywhere', 'Password must contain at least one number'],
    ['Threads4Cloth', null],
    [`Threads4${'x'.repeat(120)}`, null],
    ['Größe1849', null],
  ])('%s: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  it.each(
    `Password1 Password123 P@ssw0rd P@ssw0rd1 Passw0rd! Pa$$w0rd Pa55word Qwerty123 Qwertyuiop1 Qwerty12! Abc12345 Abcd1234
     Aa123456 Aaaaaaa1 A1b2c3d4 1q2w3e4R 1Qaz2wsx Zaq12wsx Qazwsx123 Asdf1234 Zxcvbnm1 123456Abc Welcome1 Welcome2024!
     W3lc0me1 Admin@123 Letmein1 Iloveyou1 Monkey123 Dragon12 Football1 Sunshine1 Princess1 Charlie1 Michael1 Trustno1
     Superman1 Test1234 Testtest1 Changeme1 Pass@123 Summer2024 Jordan23 Liverpool1 Hello123 Bespeak1`
      .trim()
      .split(/\s+/),
  )('%s is refused as too common', (password) => expect(passwordProblem(password)).toBe(tooCommon))

  it.each(['DragonflyTea7', 'Summertime9Blues', 'Passport7Lane', 'kR7wpxQ2', 'Blue42Kettle', 'MyCat8Marmalade'])(
    '%s, which only holds such a word, will do',
    (password) => expect(passwordProblem(password)).toBeNull(),
  )

  it('is judged without a throw, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) =>
        ['string', 'object'].includes(typeof passwordProblem(password)),
      ),
    )
  })
})

describe('a code', () => {
  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', '123456\n', '-12345'])('%j is none', (text) =>
    expect(isCode(text)).toBe(false),
  )
  it('is six digits', () => expect(isCode('012345')).toBe(true))
})

describe('a person’s name', () => {
  it.each(['Ada\r\nBcc: all@example.com', 'Ada\u0000', 'Ada\u2028Lovelace'])('[D9] %j is refused', (name) =>
    expect(personNameProblem('First name', name)).toBe('First name must be a single line of text'),
  )

  it('has at most 100 characters', () =>
    expect(personNameProblem('Last name', 'x'.repeat(101))).toBe('Last name must be at most 100 characters'))

  it.each(['X', "D'Arcy", 'Nuñez-O’Brien', 'עדה', '艾达', 'Jean-Luc 🧵'])('%s is kept as it is written', (name) => {
    expect(personNameProblem('First name', name)).toBeNull()
    expect(personName(` ${name} `)).toBe(name)
  })

  it.each([null, undefined, '', '   '])('%j is no name', (name) => expect(personName(name)).toBeNull())
})

describe('a registration', () => {
  it('names every field that will not do', () => {
    expect(registrationProblems({ username: 'a', email: 'b', password: 'c', firstName: '\n', lastName: null })).toEqual(
      {
        username: 'Username must be at least 3 characters',
        email: 'Invalid email address',
        password: 'Password must be at least 8 characters',
        firstName: 'First name must be a single line of text',
      },
    )
  })

  it('needs no names', () => {
    const registration = { username: 'ada', email: 'ada@example.com', password: 'Threads4Cloth' }
    expect(registrationProblems(registration)).toEqual({})
  })
})
