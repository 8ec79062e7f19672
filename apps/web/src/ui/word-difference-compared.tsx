import { useMemo } from 'react'
import { compareWords } from './word-difference-compare.ts'
import { DifferenceLines } from './word-difference-lines.tsx'

export default function Compared({ before, after }: { before: string; after: string }) {
  const lines = useMemo(() => compareWords(before, after), [before, after])
  return <DifferenceLines lines={lines} />
}
