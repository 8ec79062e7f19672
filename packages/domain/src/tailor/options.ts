export interface TailorOptions {
  /** For a language model; the built-in editor changes no words. */
  tone: 'neutral' | 'confident' | 'warm'
  length: 'full' | 'balanced' | 'one-page'
  /** Words that the person wants in front. */
  emphasis: string[]
  /** Nothing changes places. */
  keepOrder: boolean
}

export const usualOptions: TailorOptions = { tone: 'neutral', length: 'full', emphasis: [], keepOrder: false }
