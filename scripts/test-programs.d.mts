export function installTestPrograms(): Promise<void>
