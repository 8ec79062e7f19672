import { CreateResumePage } from '../features/create-resume/create-resume-page.tsx'
import { CheckRead } from './check-read.ts'

export const Component = () => <CreateResumePage Check={CheckRead} />
