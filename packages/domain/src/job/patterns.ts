export * from '../language/patterns.ts'
