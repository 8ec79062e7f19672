export function installByApt(packages: { name: string; title: string }[]): Promise<void>

export function locate(name: string): string | null
