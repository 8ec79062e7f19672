import { createInterface } from 'node:readline'
import { styleText } from 'node:util'

export type Color = 'green' | 'yellow' | 'red' | 'dim'

export interface Terminal {
  /** A line of what was asked for. Ends with an error where nobody reads on. */
  say(line: string): Promise<void>
  /** Where a person looks on; a program gets the text alone. */
  paint(color: Color, text: string): string
  /** What is piped in, up to so many bytes and a piece. */
  piped(most: number): Promise<Uint8Array>
  /** What is typed in answer; null from who goes away instead, and where nobody can be asked. */
  ask(question: string): Promise<string | null>
  /** What is being done, in the place of what was before; said to who watches, and to no program. */
  progress(step: string | null): void
}

/** The question goes where problems go: what was asked for may be read by a program. */
export function createTerminal(input = process.stdin, output = process.stdout, asking = process.stderr): Terminal {
  // Told by the writing itself as well; unheard here, it would end the process with a stack.
  output.on('error', () => undefined)
  return {
    say: (line) =>
      new Promise((resolve, reject) => {
        output.write(`${line}\n`, (error) => (error ? reject(error) : resolve()))
      }),

    paint: (color, text) => (output.isTTY && output.hasColors() ? styleText(color, text) : text),

    async piped(most) {
      const pieces: Buffer[] = []
      let size = 0
      for await (const piece of input) {
        pieces.push(Buffer.from(piece))
        size += pieces.at(-1)?.length ?? 0
        if (size > most) break
      }
      return new Uint8Array(Buffer.concat(pieces))
    },

    ask: (question) =>
      new Promise((resolve) => {
        if (!input.isTTY) return resolve(null)
        const line = createInterface({ input, output: asking })
        line.once('close', () => resolve(null))
        line.question(question, (answer) => {
          resolve(answer)
          line.close()
        })
      }),

    progress(step) {
      if (asking.isTTY) asking.write(`\r\u001b[K${step ?? ''}`)
    },
  }
}

/**
 * What a stranger typed, as one line: a terminal obeys some characters, and others change the order or the look of what
 * stands around them.
 */
export const plain = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)

/** The same of several lines. */
export const plainLines = (text: string): string[] => text.split(/\r?\n/).map(plain)

/** The day, which is the same wherever the operator is. */
export const day = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? '-'
