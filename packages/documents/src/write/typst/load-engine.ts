import type { Engine } from './engine.ts'
import { loadNative } from './native.ts'
import { loadWasm } from './wasm.ts'

const engineKinds = ['fastest', 'wasm'] as const
export type EngineKind = (typeof engineKinds)[number]

/** Machine code where there is some for this machine; `wasm` asks for what runs on all of them. */
export const loadEngine = async (kind: EngineKind): Promise<Engine> =>
  (kind === 'fastest' ? loadNative() : null) ?? (await loadWasm())
