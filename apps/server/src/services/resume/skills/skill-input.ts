import * as z from 'zod'
import { text } from '../input.ts'

export const level = z
  .int('A level must be between 1 and 5.')
  .min(1, 'A level must be between 1 and 5.')
  .max(5, 'A level must be between 1 and 5.')

export const skillName = text.max(80, 'A skill can have at most 80 characters.')
