export { about } from './about.ts'
export { page } from './page.ts'
export { look } from './word.ts'
