const megabyte = 1024 * 1024

/** A resume (512 KB) and an advertisement, with room for their escapes. */
export const maxJsonBytes = 2 * megabyte

/** A profile. What does not fit the schema is quoted once for each mistake, before anybody is asked who they are. */
export const maxModestBytes = 64 * 1024

/** What variables may hold, counting every value in them. */
export const maxVariableValues = { modest: 1000, documents: 10_000 }

/** Commas, colons and brackets in a body of JSON: of that many values with their names, and of what stands around them. */
export const maxJsonMarks = 3 * maxVariableValues.documents

/** In which places of an operation the one file of a form stands. */
export const maxFormMapBytes = 1000

/** What a payment provider tells: one object, with what hangs on it. */
export const maxWebhookBytes = 256 * 1024

/** A file of 10 MB with the operation it belongs to. */
export const maxMultipartBytes = 13 * megabyte

/** A photo of 5 MB with the operation it belongs to. */
export const maxPhotoFormBytes = 6 * megabyte

/** A file of 4 MB in base64, with the message around it: it is there whole before it is read. */
export const maxMcpBytes = 6 * megabyte

export const maxHeaderBytes = 16 * 1024

/** What a slow client may take before its place is given to another. */
export const timeouts = {
  headersMs: 15_000,
  /** The whole request: a file of 10 MB over a slow line. */
  requestMs: 120_000,
  /** Nothing sent and nothing taken, while an answer is due. Whoever waits for their turn on a busy machine keeps it. */
  silenceMs: 600_000,
  /** Longer than the 60 s of common proxies, or they would send into a closed connection. */
  keepAliveMs: 65_000,
  /** What is under way when a stop begins. A deploy waits 30 s for us, and the database closes after this. */
  stopMs: 10_000,
}

/** Requests that are answered at the same time: at 256 a server answers a quarter less than at its best. */
export const mostInHand = 200

/** Beyond this many open connections, the idle ones are closed to make room. */
export const crowdedConnections = 2000

export const maxConnections = 10_000
