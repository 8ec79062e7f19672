/** What an analysis says besides the match itself. Each text names the words it comes from. */
export interface Analysis {
  jobTitle: string | null
  companyName: string | null
  /** Lines of the resume that serve the advertisement best, as they stand. */
  recommendedHighlights: string[]
  improvementSuggestions: string[]
  improvements: Improvement[]
  communicationStyle: string | null
  personalityTraits: string[]
  culturalValues: string[]
  leadershipStyle: string | null
  teamworkOrientation: string | null
  culturalFitAnalysis: string | null
  behavioralInsights: string | null
  requirements: JobSummary
  skillMatches: SkillMatch[]
  competitors: Competitor[]
  trends: Trend[]
  metadata: Metadata
}

export interface Improvement {
  section: string
  text: string
}

export interface JobSummary {
  title: string | null
  company: string | null
  location: string | null
  url: string | null
  summary: string | null
  requirements: string[]
  responsibilities: string[]
  benefits: string[]
  jobType: string | null
  salaryRange: string | null
}

export interface SkillMatch {
  skill: string
  /** How much of it the resume shows, 0 to 1. */
  relevance: number
  suggestion: string | null
}

interface Link {
  label: string
  url: string
}

/** A typical applicant, made from the advertisement; no person. */
export interface Competitor {
  name: string
  summary: string
  /** Points above the user's score; below, where negative. */
  relativeScore: number
  tags: string[]
  strengths: string[]
  weaknesses: string[]
  links: Link[]
}

export interface Trend {
  trend: string
  category: 'skill' | 'work mode' | 'degree'
  /** Share of the saved jobs, 0 to 1. */
  relevanceScore: number
  summary: string
  sources: Link[]
}

interface Metadata {
  model: string
  promptsVersion: string
  totalTokens: number
  inputHash: string
  notes: string | null
}
