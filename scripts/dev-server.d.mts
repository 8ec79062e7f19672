import type { ChildProcess } from 'node:child_process'

export function serveSources(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }>
export function toldToServe(next: ChildProcess | null, startNext: () => ChildProcess): Promise<ChildProcess>
