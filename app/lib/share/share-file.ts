import { downloadFile } from '../files/download-text.ts'

/** Through the system's own sheet where it takes such files, else as a download. Rejects where the system fails. */
export async function shareFile(file: File, title: string): Promise<void> {
  try {
    if (!navigator.canShare?.({ files: [file] })) return downloadFile(file, file.name)
    await navigator.share({ files: [file], title })
  } catch (error) {
    // Closed without a choice.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
