/** What each place that is not built yet will be for, by its title. */
export const purposes: Record<string, string> = {
  Profile: 'The profile is not built yet. What stands at the top of a resume will be kept here.',
  Settings: 'The settings are not built yet. Your account, password, devices, theme and mails will be changed here.',
}
