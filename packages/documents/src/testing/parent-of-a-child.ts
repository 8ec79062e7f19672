import { startChild } from '../child-hand.ts'

// A program that starts one child as the server does, and hands it a task once it is ready: one that is soon done, unless
// the child hangs at any.

const [program = '', port = ''] = process.argv.slice(2)
const entry = new URL('./child-on-the-line.ts', import.meta.url)
const child = { entry, args: ['640', 'fastest', program, port], heap: 320, isResult: (_: unknown): _ is never => false }
const hand = startChild<string, never>(child, {
  ready: () => hand.send('something to do'),
  result: () => undefined,
  worn: () => undefined,
  gone: () => undefined,
})
