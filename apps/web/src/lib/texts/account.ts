// The pages of one's own account
export const profile = 'Profile'
export const settings = 'Settings'
export const privacy = 'Privacy'
export const subscription = 'Subscription'

// Where it is signed in, and what may act for it
export const deviceStays = 'That device was not signed out'
export const devicesStay = 'Your other devices were not signed out'
export const tokenStays = 'That access token was not revoked'

// The profile
export const logInForProfile = 'Log in to see your profile.'
export const switchNotSaved = 'That switch was not saved'
export const photoNotSaved = 'Your photo was not saved'
export const themeNotSaved = 'Your theme was not saved'
export const notMarkedRead = 'That was not marked as read'
