/**
 * Says that the server has no memory for a request's body just now. Nothing was read or changed, so the browser sends the
 * request again by itself (app/lib/api-client.ts).
 */
export const BUSY_SENTENCE = 'The server is busy with other requests. Try again in a moment.'
