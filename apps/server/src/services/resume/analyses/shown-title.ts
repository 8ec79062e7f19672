import type { AnalysisRow } from './analyses.store.ts'

/** The client sends a placeholder where it knows no title: the one read from the advertisement says more. */
export const shownTitle = ({ jobTitle, report }: AnalysisRow): string =>
  (jobTitle === '' || jobTitle === 'Job' ? report.analysis.jobTitle : jobTitle) ?? 'Job'
