/** A form with an operation and its file, as text. */
export const multipart = { 'content-type': 'multipart/form-data; boundary=stitch' }

export function form(operations: string, file = 'x', map = '{}'): string {
  const part = (head: string, body: string) => `--stitch\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  return [
    part('name="operations"', operations),
    part('name="map"', map),
    part('name="0"; filename="a.txt"', file),
    '--stitch--\r\n',
  ].join('')
}
