/** As `fetch`, and tells which share of the body has gone out: `fetch` itself cannot say. */
export function fetchWithProgress(
  address: string,
  init: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(init.method ?? 'GET', address)
    call.withCredentials = init.credentials === 'include'
    new Headers(init.headers).forEach((value, name) => {
      call.setRequestHeader(name, value)
    })
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onSent(loaded / total)
    })
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })))
    call.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    init.signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(init.body instanceof ReadableStream ? null : (init.body ?? null))
  })
}
