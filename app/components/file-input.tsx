import type { Ref } from 'react'

/** An invisible file input: the button that opens it says what it is for. Calls `onFile` with each file that is chosen. */
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
      // The button's press on it is no press on the zone around both.
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => {
        onFile(event.target.files?.[0])
        // The same file can be chosen again after it was corrected.
        event.target.value = ''
      }}
    />
  )
}
