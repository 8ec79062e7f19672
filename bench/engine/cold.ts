import { readJob } from '@bespeak/domain/job/read-job.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { get, pairSet, today } from '../../eval/data.ts'
import { ownCpu } from '../documents/figures.ts'

// A program of its own: prints what the first tailoring of a process costs, from the text of the ad, in ms of CPU.

const { resumes, advertisements } = pairSet()
const [document, advertisement] = [get(resumes, 'nurse'), get(advertisements, 'icu-nurse-columbus')]
const before = ownCpu()
propose(document, readJob(advertisement, skillMatcher()), usualOptions, [], today)
console.log(ownCpu() - before)
