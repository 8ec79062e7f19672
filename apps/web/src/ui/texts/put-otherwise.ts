export const inYourWords = 'The line in your own words'
export const asYouWriteIt = 'It goes onto the page as you write it.'
export const useMyWords = 'Use my words'
export const cancel = 'Cancel'
