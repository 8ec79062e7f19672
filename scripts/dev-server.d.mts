export function serveSources(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }>
