import { encodeHexLowerCase } from '@oslojs/encoding'

/** SHA-256 of the text's UTF-8 bytes, in lower-case hex. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return encodeHexLowerCase(new Uint8Array(digest))
}
