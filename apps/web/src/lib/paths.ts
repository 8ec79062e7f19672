/** The addresses of the product, which pages, mails and agents share. */
export { paths } from '@bespeak/contracts/paths.ts'
