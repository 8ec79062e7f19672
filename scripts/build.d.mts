/** Builds what does not match its sources. */
export function buildStale(): Promise<{ ok: boolean; output: string }>
