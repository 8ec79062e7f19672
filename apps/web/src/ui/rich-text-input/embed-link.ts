const watched = /^(https?:)?\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/
const vimeo = /^(https?:)?\/\/(?:www\.)?vimeo\.com\/(\d+)/

/** The address at which a film plays inside another page; any other address is left as it is. */
export function embedLink(url: string): string {
  const [, , film] = watched.exec(url) ?? []
  if (film) return `https://www.youtube.com/embed/${film}?showinfo=0`
  const [, , number] = vimeo.exec(url) ?? []
  return number ? `https://player.vimeo.com/video/${number}/` : url
}
