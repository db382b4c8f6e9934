import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** Takes a file that is dropped, and shows that it would. Dropping is for the mouse: keys need a button inside. */
export function DropZone({
  testId,
  layout,
  onFile,
  onPress,
  children,
}: {
  testId: string
  /** How the children stand, and the room around them. */
  layout: string
  onFile: (file: File | undefined) => void
  /** Where the whole zone is a button for the mouse. */
  onPress?: () => void
  children: ReactNode
}) {
  const [dragging, setDragging] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    onFile(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pressing it are for the mouse; keys have the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same button answers to keys
    <div
      data-testid={testId}
      onClick={onPress}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={classNames(
        'rounded-lg border-2 border-dashed transition-colors duration-150',
        dragging ? 'border-accent bg-accent-ground' : 'border-border bg-background',
        onPress && 'cursor-pointer',
        layout,
      )}
    >
      {children}
    </div>
  )
}
