import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

const resume = pgSchema('resume')

export const facts = resume.table('facts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  statement: text('statement').notNull(),
  skill: text('skill'),
  requirement: text('requirement'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
