import { CreateResumePage } from '../features/create-resume/create-resume-page.tsx'
import { reviewing } from './check-read.ts'

export const Component = () => <CreateResumePage Check={reviewing.Check} />
