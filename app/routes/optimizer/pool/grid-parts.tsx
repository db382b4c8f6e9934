import type { ComponentProps } from 'react'

/*
 * The parts of an ARIA grid. Table elements are not used because the rows of a table cannot be virtualized. A row of data gets
 * its tab index from the grid; else the focus is on controls.
 */
const part = (role: string) => (props: ComponentProps<'div'>) => <div role={role} {...props} />

export const GridRow = part('row')
export const GridCell = part('gridcell')
export const ColumnHeader = part('columnheader')
