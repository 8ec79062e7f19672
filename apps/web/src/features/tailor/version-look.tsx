import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import type { useLook } from '../../lib/resumes/use-look.ts'
import { LookBar } from '../../ui/look/look-bar.tsx'
import { FitControl } from './fit-control.tsx'
import * as texts from './texts.tsx'
import type { TailoredState } from './use-tailored.ts'

/** What reads it comes when it is wanted. */
const documentOf = async (content: string) => (await import('../../lib/resumes/content.ts')).documentFrom(content)

type VersionLookProps = { tailored: TailoredResume; state: TailoredState; look: ReturnType<typeof useLook> }

/** The template, the paper and the fit of a version. */
export const VersionLook = ({ tailored, state, look }: VersionLookProps) => (
  <LookBar
    name={texts.template}
    layout={look.layout}
    onChange={look.change}
    documentOf={() => documentOf(state.content)}
  >
    <FitControl
      tailored={tailored}
      content={state.content}
      layout={look.layout}
      onChange={look.change}
      onContent={(content) => {
        state.type({ content })
        void state.keep()
      }}
    />
  </LookBar>
)
