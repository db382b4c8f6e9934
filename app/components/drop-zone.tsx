import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** What to do with a file: it is dropped with a mouse, and chosen by touch. */
export function DropWords({ drop, choose }: { drop: string; choose: string }) {
  return (
    <>
      <span className="pointer-coarse:hidden">{drop}</span>
      <span className="hidden pointer-coarse:inline">{choose}</span>
    </>
  )
}

/** Accepts dropped files and is highlighted during a drag. It needs a button inside for keyboard users. */
export function DropZone({
  testId,
  layout,
  onFile,
  onPress,
  children,
}: {
  testId: string
  /** Classes for layout and padding. */
  layout: string
  onFile: (file: File | undefined) => void
  /** Called when the zone is clicked. */
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
