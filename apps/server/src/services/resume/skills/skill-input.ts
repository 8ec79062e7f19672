import * as z from 'zod'
import { text } from '../input.ts'

export const level = z.int('A level is 1 to 5.').min(1, 'A level is 1 to 5.').max(5, 'A level is 1 to 5.')

export const skillName = text.max(80, 'A skill has at most 80 characters.')
