import { vi } from 'vitest'

// A busy machine may take its time, and no test is about speed: what is waited for may come late.
const { waitFor } = vi

vi.waitFor = (look, options) =>
  waitFor(look, { timeout: 30_000, ...(typeof options === 'number' ? { timeout: options } : options) })
