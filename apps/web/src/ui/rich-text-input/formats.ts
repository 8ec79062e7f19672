import Quill from 'quill/core.js'
import Bold from 'quill/formats/bold.js'
import Header from 'quill/formats/header.js'
import Image from 'quill/formats/image.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import List from 'quill/formats/list.js'
import Video from 'quill/formats/video.js'
import { embedLink } from './embed-link.ts'

/** A link leads to a page, a mail or a phone; with any other protocol it leads nowhere. */
class SafeLink extends Link {
  static override PROTOCOL_WHITELIST = ['http', 'https', 'mailto', 'tel', 'sms']
}

/** A film is shown where it plays, not on the page around it. */
class EmbeddedVideo extends Video {
  static override sanitize(url: string) {
    return SafeLink.sanitize(embedLink(url))
  }
}

let isRegistered = false

/** Once for the page. Images and videos are known, so that their rules hold, and allowed nowhere. */
export function registerFormats() {
  if (isRegistered) return
  isRegistered = true
  for (const format of [Bold, Header, Italic, SafeLink, List, Image, EmbeddedVideo]) Quill.register(format, true)
}

/** A bullet list is a list whose kind is `bullet`. */
export const plainFormats = ['italic', 'link', 'list']
export const structureFormats = [...plainFormats, 'header', 'bold']
