import * as z from 'zod'

export const level = z.int('A level is 1 to 5.').min(1, 'A level is 1 to 5.').max(5, 'A level is 1 to 5.')
