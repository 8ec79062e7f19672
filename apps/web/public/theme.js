// Before the first paint, so that a chosen theme does not flash up as the other one. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that refuses its storage follows the system.
}
