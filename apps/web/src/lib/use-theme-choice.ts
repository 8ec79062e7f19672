import { mutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { identity } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { useAuth } from './session/auth-context.ts'
import * as texts from './texts/account.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const operation = identity(`
  mutation ChooseTheme($theme: String!) {
    updateUserProfile(input: { themePreference: $theme }) { success message }
  }
`)

const keepMutation = mutationOptions({
  async mutationFn(chosen: Theme) {
    const { updateUserProfile: answer } = await request(operation, { theme: chosen })
    if (!answer.success) throw new Error(answer.message)
  },
  // One after the other: the last choice must be the one that stays.
  scope: { id: 'theme' },
  meta: { words: { failed: texts.themeNotSaved } },
})

/** Without an observer, which a first visit would load for it: nothing here waits for the end, and a failure is told. */
const keep = (client: QueryClient, chosen: Theme) =>
  client
    .getMutationCache()
    .build(client, keepMutation)
    .execute(chosen)
    .catch(() => undefined)

/** Applies at once. Who is signed in has it on their account as well, and so on every device. */
export function useThemeChoice() {
  const { user } = useAuth()
  const client = useQueryClient()
  const theme = useTheme()
  return {
    theme,
    choose(chosen: Theme) {
      chooseTheme(chosen, user !== null)
      if (user) void keep(client, chosen)
    },
  }
}
