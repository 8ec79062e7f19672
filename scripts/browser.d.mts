export function findBrowser(): string | null
export function findWholeBrowser(): string | null
export function ensureBrowser(): Promise<{ path: string } | { problem: string }>
