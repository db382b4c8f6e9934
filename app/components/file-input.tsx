import type { Ref } from 'react'

/** A hidden file input, opened by a visible button. Calls `onFile` with each chosen file. */
export function FileInput({
  ref,
  label,
  accept,
  onFile,
}: {
  ref: Ref<HTMLInputElement>
  label: string
  accept: string
  onFile: (file: File | undefined) => void
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      // The click must not reach the drop zone around it, which would open the input again.
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => {
        onFile(event.target.files?.[0])
        // Cleared, so that choosing the same file again after correcting it triggers a change event.
        event.target.value = ''
      }}
    />
  )
}
