import { UploadPage } from '../features/upload/upload-page.tsx'
import { reviewing } from './check-read.ts'

export const Component = () => <UploadPage {...reviewing} />
