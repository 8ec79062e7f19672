import type { BuildOptions } from 'esbuild'

export function serverBundle(outdir: string): BuildOptions
