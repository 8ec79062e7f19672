import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { data, noConnection } from '../../../testing/answers.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { TokensSetting } from './tokens-setting.tsx'

type Answers = Parameters<typeof showPage>[1]

const show = (answers: Answers = {}) =>
  showPage(
    { path: '/settings', address: '/settings', Page: TokensSetting },
    { 'query AccessTokens': () => data({ accessTokens: [] }), ...answers },
  )

const token = (id: number, change: object = {}) => ({
  ...{ id, name: `Program ${id}`, scopes: ['read'], lastUsedAt: null, expiresAt: null },
  ...{ createdAt: '2025-11-01T09:00:00.000Z', ...change },
})

const answered = (answer: object) => ({
  'mutation CreateAccessToken': () =>
    data({ createAccessToken: { success: true, message: '', token: null, problems: [], ...answer } }),
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('access tokens', () => {
  it('that could not be loaded are asked for again', async () => {
    let isAway = true
    vi.mocked(console.error).mockImplementation(() => undefined)
    const missing = () => {
      throw noConnection()
    }
    show({ 'query AccessTokens': () => (isAway ? missing() : data({ accessTokens: [token(1)] })) })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await screen.findByText('Program 1')).toBeDefined()
  })

  it('of which there are none are said to be none', async () => {
    show()
    expect(await screen.findByText('No access tokens yet.')).toBeDefined()
  })

  it('are listed with what they may do, when they were used, and when they end', async () => {
    const used = {
      scopes: ['read', 'write'],
      lastUsedAt: '2025-11-02T09:00:00.000Z',
      expiresAt: '2027-01-01T09:00:00.000Z',
    }
    show({ 'query AccessTokens': () => data({ accessTokens: [token(2, used), token(1)] }) })
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toMatch(
      /^Program 2Read and writeLast used 2 Nov 2025, made 1 Nov 2025, ends 1 Jan 2027\.Revoke$/,
    )
    expect(second?.textContent).toMatch(/^Program 1Read onlyNever used, made 1 Nov 2025, never expires\.Revoke$/)
  })
})

describe('a new access token', () => {
  it('needs a name, and says so at its field', async () => {
    const { sent } = show()
    await press('Make a token')
    await press('Make it')
    expect(await screen.findByText('Name the token after what will use it')).toBeDefined()
    expect(sent('mutation')).toEqual([])
  })

  it('that is refused says why, and keeps what was typed', async () => {
    show(answered({ success: false, message: 'You have 20 access tokens. Revoke one that you no longer use first.' }))
    await press('Make a token')
    await userEvent.type(screen.getByLabelText('Name'), 'Laptop')
    await press('Make it')
    expect((await screen.findByRole('alert')).textContent).toContain('You have 20 access tokens.')
    expect(screen.getByDisplayValue('Laptop')).toBeDefined()
  })

  it('is shown once, can be copied, and is gone when its owner has it', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    let accessTokens: object[] = []
    const { sent } = show({
      'query AccessTokens': () => data({ accessTokens }),
      'mutation CreateAccessToken': () => {
        accessTokens = [token(1)]
        return data({ createAccessToken: { success: true, message: '', token: 'bsp_secret', problems: [] } })
      },
    })
    await press('Make a token')
    await userEvent.type(screen.getByLabelText('Name'), 'Laptop')
    await userEvent.selectOptions(screen.getByLabelText('What it may do'), 'write')
    await userEvent.selectOptions(screen.getByLabelText('Expires'), '0')
    await press('Make it')
    expect(await screen.findByDisplayValue('bsp_secret')).toBeDefined()
    expect(sent('mutation CreateAccessToken')).toEqual([{ name: 'Laptop', scopes: ['write'], expiresAt: null }])
    expect(await screen.findByText('Program 1')).toBeDefined()
    await press('Copy: Your new access token')
    expect(await screen.findByText('Copied.')).toBeDefined()
    expect(copy).toHaveBeenCalledWith('bsp_secret')
    await press('I have it')
    expect(screen.queryByDisplayValue('bsp_secret')).toBeNull()
    copy.mockRestore()
  })
})

describe('an access token that is revoked', () => {
  it('is asked about first, and then gone from the list', async () => {
    let accessTokens = [token(1), token(2)]
    const { sent } = show({
      'query AccessTokens': () => data({ accessTokens }),
      'mutation RevokeAccessToken': () => {
        accessTokens = [token(2)]
        return data({ revokeAccessToken: { success: true, message: '' } })
      },
    })
    await press('Revoke Program 1')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    expect(sent('mutation')).toEqual([])
    await press('Revoke Program 1')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(screen.queryByText('Program 1')).toBeNull())
    expect(sent('mutation RevokeAccessToken')).toEqual([{ id: 1 }])
  })
})
