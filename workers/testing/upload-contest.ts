import { type Client, ORIGIN, send } from './make-user.ts'

/** Uploads the file of a contest through the API, as its form does. */
export function uploadContestFile(
  client: Client,
  body: Uint8Array | string,
  name = 'contest-standings-1.csv',
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([body as BlobPart], name))
  return send('/api/contest/upload', {
    method: 'POST',
    headers: { Cookie: client.cookie, Origin: ORIGIN, ...headers },
    body: form,
  })
}
