// Apart from those of the pages: whoever is signed in has these on every page.
export const loggedOut = 'Logout successful'
export const loggedOutDetail = 'You have been logged out.'
export const loggedOutHere = 'Error during logout'
export const loggedOutHereDetail = 'You have been logged out locally, but there was an error with the server.'
