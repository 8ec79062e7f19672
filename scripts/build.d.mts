import type { BuildOptions } from 'esbuild'

/** Builds what does not match its sources. */
export function buildStale(): Promise<{ ok: boolean; output: string }>
export function serverBundle(outdir: string): BuildOptions
