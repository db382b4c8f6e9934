import type { ReactNode } from 'react'

/** A word in a text with its meaning as a tooltip, which a mouse, a press of a finger and the keyboard reach. */
export function Explained({ help, children }: { help: string | undefined; children: ReactNode }) {
  if (help === undefined) return children
  return (
    <span
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip has to be within reach of the keyboard.
      tabIndex={0}
      data-tooltip={help}
      className="underline decoration-dotted underline-offset-4"
    >
      {children}
    </span>
  )
}
