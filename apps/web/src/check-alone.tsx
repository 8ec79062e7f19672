import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CheckAlone } from './app/check-alone.tsx'

const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <CheckAlone />
    </StrictMode>,
  )
}
