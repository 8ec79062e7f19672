import type { Location } from 'react-router'

interface ResetState {
  email: string
  isRequested: boolean
}

/** The address goes along in the history entry, out of sight; a link in a mail carries it as `?email=`. */
export function resetStateOf({ state, search }: Location): ResetState {
  const given = state as Partial<ResetState> | null
  return {
    email: given?.email ?? new URLSearchParams(search).get('email') ?? '',
    isRequested: given?.isRequested ?? false,
  }
}
