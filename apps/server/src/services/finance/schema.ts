import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

const finance = pgSchema('finance')

export const uses = finance.table('uses', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  featureKey: text('feature_key').notNull(),
  resultKey: text('result_key').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
})
