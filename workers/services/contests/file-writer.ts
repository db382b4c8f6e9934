import { resizeBuffer } from '#core/collections/resize-buffer.ts'

/** All parts of a multipart upload but the last are this long: R2 wants them equal and at least so large. */
const PART_BYTES = 5 * 1024 * 1024

/**
 * Writes a file of unknown length to R2 piece by piece, holding one part of it. Nothing is there before `finish`: a small
 * file is written by it, a large one completed.
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

  /** Drops what was sent and not finished, and the part's memory with it: the engine would keep it until later. */
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
