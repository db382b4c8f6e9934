/**
 * The text of a file without its byte order mark. Files are UTF-8, or Windows-1252 as old spreadsheets save them; which
 * one is told by whether the whole file is valid UTF-8. Throws when the file can't be read.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
