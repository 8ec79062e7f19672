import { useState } from 'react'

/** What was there once stays, so that the last answer leaves nobody lost. */
export function useOnceThere(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(isThere)
  if (isThere && !wasThere) setWasThere(true)
  return isThere || wasThere
}
