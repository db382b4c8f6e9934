import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

export type RowMenuItem = {
  label: string
  icon: LucideIcon
  /** Called when the menu has closed and the focus is back on its button, so that a dialog can return it there. */
  onChoose: () => void
  /** Shown in red: it deletes. */
  deletes?: true
}

/** `data-row-menu` finds the button of another row, to focus it when this row is deleted. */
export function RowMenuButton(props: ComponentProps<'button'>) {
  return (
    <Button
      variant="ghost"
      size="iconSmall"
      data-row-menu=""
      data-tooltip="More"
      aria-haspopup="menu"
      {...props}
    >
      <EllipsisVertical aria-hidden />
    </Button>
  )
}
