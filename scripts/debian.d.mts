export function installByApt(name: string, title: string): Promise<void>
