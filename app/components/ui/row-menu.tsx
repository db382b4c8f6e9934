import { lazy, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { RowMenuButton, type RowMenuItem } from './row-menu-button.tsx'

export const loadRowMenu = () => import('./row-menu.client.tsx')
const OpenedRowMenu = lazy(loadRowMenu)

/** Actions on one row that are not worth a button each. The code of the menu is loaded when it is first opened. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const [wasOpened, setWasOpened] = useState(false)
  if (!wasOpened) return <RowMenuButton aria-label={label} onClick={() => setWasOpened(true)} />
  return (
    <OptionalPart loading={<RowMenuButton aria-label={label} />} failed={<DialogLoadFailure />}>
      <OpenedRowMenu label={label} items={items} />
    </OptionalPart>
  )
}
