import { resizeBuffer } from '#core/collections/resize-buffer.ts'

/** R2 requires equal parts of at least this size (the last may be smaller). */
const PART_BYTES = 5 * 1024 * 1024

/**
 * Streams a file of unknown length to R2, holding one part in memory. The file exists only after `finish`, which writes
 * a small file at once or completes the multipart upload.
 */
export class FileWriter {
  private readonly files: R2Bucket
  private readonly key: string
  private readonly contentType: string
  private readonly part = new Uint8Array(PART_BYTES)
  private filled = 0
  private upload: R2MultipartUpload | null = null
  private readonly uploaded: R2UploadedPart[] = []

  constructor(files: R2Bucket, { key, contentType }: { key: string; contentType: string }) {
    this.files = files
    this.key = key
    this.contentType = contentType
  }

  async write(bytes: Uint8Array): Promise<void> {
    let rest = bytes
    while (rest.length > 0) {
      const fitting = rest.subarray(0, PART_BYTES - this.filled)
      this.part.set(fitting, this.filled)
      this.filled += fitting.length
      rest = rest.subarray(fitting.length)
      if (this.filled === PART_BYTES) await this.sendPart()
    }
  }

  async finish(): Promise<void> {
    if (!this.upload) {
      await this.files.put(this.key, this.part.subarray(0, this.filled), this.options)
      return
    }
    if (this.filled > 0) await this.sendPart()
    await this.upload.complete(this.uploaded)
    this.upload = null
  }

  /** Aborts an unfinished upload and frees the part's memory early. */
  async close(): Promise<void> {
    const upload = this.upload
    this.upload = null
    resizeBuffer(this.part.buffer, 0)
    await upload?.abort()
  }

  private async sendPart(): Promise<void> {
    this.upload ??= await this.files.createMultipartUpload(this.key, this.options)
    const number = this.uploaded.length + 1
    this.uploaded.push(await this.upload.uploadPart(number, this.part.subarray(0, this.filled)))
    this.filled = 0
  }

  private get options(): R2MultipartOptions {
    return { httpMetadata: { contentType: this.contentType } }
  }
}
