import type { ComponentProps } from 'react'

/* The parts of an ARIA grid. Table elements are not used because the rows of a table cannot be virtualized. */

export function GridRow({ className, ...props }: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  // biome-ignore lint/a11y/useFocusableInteractive: a row of data gets its tab index from the grid
  return <div role="row" className={className} {...props} />
}

export function GridCell({ className, ...props }: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  // biome-ignore lint/a11y/useFocusableInteractive: the focus is on rows and controls
  return <div role="gridcell" className={className} {...props} />
}

export function ColumnHeader({ className, ...props }: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  // biome-ignore lint/a11y/useFocusableInteractive: as above
  return <div role="columnheader" className={className} {...props} />
}
