/** A development plan as it is printed. */
export interface PlanContent {
  skill: string
  /** Whose plan it is. */
  person: string
  madeOn: string
  /** As they are called where levels are shown: `Basic`. */
  currentLevel: string
  targetLevel: string
  hoursPerWeek: number
  startOn: string
  endsOn: string
  steps: PlanContentStep[]
  /** Of whoever awards it, where it is awarded. */
  conditions: string[]
  notes: string
}

export interface PlanContentStep {
  description: string
  hours: number
  /** What shows that it is done. */
  proof: string
  resources: PlanContentResource[]
  endsOn: string
  done: boolean
}

export interface PlanContentResource {
  title: string
  url: string | null
  description: string
}
