export interface SentFile {
  filename: string
  contentType: string
  contentBase64: string
}

export function saveFile({ filename, contentType, contentBase64 }: SentFile): void {
  const bytes = Uint8Array.from(atob(contentBase64), (char) => char.charCodeAt(0))
  saveBlob(new Blob([bytes], { type: contentType }), filename)
}

export const saveText = (text: string, contentType: string, filename: string): void =>
  saveBlob(new Blob([text], { type: contentType }), filename)

function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser has taken the file by then; kept any longer, it would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
