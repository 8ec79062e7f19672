/** What each place that is not built yet will be for, by its title. */
export const purposes: Record<string, string> = {
  'Privacy Settings':
    'The privacy settings are not built yet. You will choose your cookies and use your rights to your data here.',
}
