import { UploadPage } from '../features/upload/upload-page.tsx'
import { CheckRead } from './check-read.ts'

export const Component = () => <UploadPage Check={CheckRead} />
