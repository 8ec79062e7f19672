import { useMutation } from '@tanstack/react-query'
import { identity } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { useAuth } from './session/auth-context.ts'
import { adoptTheme, chooseTheme, readTheme, type Theme, useTheme } from './theme.ts'

const operation = identity(`
  mutation ChooseTheme($theme: String!) {
    updateUserProfile(input: { themePreference: $theme }) { success message }
  }
`)

/** Applies at once. Who is signed in has it on their account as well, and so on every device. */
export function useThemeChoice() {
  const { user } = useAuth()
  const theme = useTheme()
  const keep = useMutation({
    async mutationFn(chosen: Theme) {
      const { updateUserProfile: answer } = await request(operation, { theme: chosen })
      if (!answer.success) throw new Error(answer.message)
    },
    onSuccess(_data, chosen) {
      // Meanwhile another may have been chosen.
      if (readTheme() === chosen) adoptTheme(chosen)
    },
    // One after the other: the last choice must be the one that stays.
    scope: { id: 'theme' },
    meta: { words: { failed: 'Your theme is kept in this browser only' } },
  })
  return {
    theme,
    choose(chosen: Theme) {
      chooseTheme(chosen)
      if (user) keep.mutate(chosen)
    },
  }
}
