// Runs before the first paint, so that nothing flashes up which this visitor is not about to see.

// A chosen theme. See src/lib/theme.ts.
try {
  const theme = localStorage.getItem('account_theme') ?? localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#181c27' : '#ffffff'
    }
  }
} catch {
  // A browser that refuses its storage follows the system.
}

// The registration: the page is prerendered with the login. See src/features/auth/forms.module.css.
if (new URLSearchParams(location.search).get('mode') === 'register') {
  document.documentElement.dataset.firstView = 'register'
}
