// Loaded into a server under test before its program: what a start of the product never does. The story that started
// the server moves its clock over the channel between the two processes.

const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}

process.on('message', ({ moveMs }) => {
  ahead += moveMs
  process.send({ ahead })
})
// The channel alone must not keep a server running that was told to stop.
process.channel?.unref()
