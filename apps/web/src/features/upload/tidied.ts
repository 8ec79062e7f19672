import type { TailorChoices } from '../../lib/job-in-hand.ts'

/** As they are sent: without the blanks round the words. */
export const tidied = ({ emphasis, ...rest }: TailorChoices): TailorChoices => ({
  ...rest,
  emphasis: emphasis.map((word) => word.trim()).filter((word) => word !== ''),
})
