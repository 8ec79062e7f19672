// The menu of the account
export const account = 'Account'
export const menuOf = (username: string) => `Account menu of ${username}`
export const logOut = 'Log out'

// The bell
export const notifications = 'Notifications'
export const bell = (unread: number) => (unread === 0 ? notifications : `Notifications, ${unread} unread`)
export const news = (title: string) => `New: ${title}`
export const markAllRead = 'Mark all as read'
export const markRead = (title: string) => `Mark “${title}” as read`
export const unread = 'Unread: '
export const loadingNotifications = 'Loading your notifications'
export const nothingNew = 'Nothing new'
export const whatComesHere = 'We tell you here when an analysis or an export is ready, or a date is near.'
export const notLoaded = 'These could not be loaded.'
export const errorOccurred = 'An error occurred.'
export const tryAgain = 'Try again'
