/** The file's name without extensions, shortened to one line. */
export function contestNameOf(fileName: string): string {
  const name = fileName
    .replace(/(\.csv)?(\.gz|\.zip)?$/i, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return name.slice(0, 255) || 'Contest'
}
