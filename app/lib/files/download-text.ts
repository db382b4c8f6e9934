/** Saves the text, or these bytes, as a CSV file of that name. */
export function downloadText(csv: string | Uint8Array<ArrayBuffer>, fileName: string): void {
  downloadFile(new Blob([csv], { type: 'text/csv' }), fileName)
}

/** The name without characters that a file system refuses. */
export function fileNameOf(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 100)
}

export function downloadFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
