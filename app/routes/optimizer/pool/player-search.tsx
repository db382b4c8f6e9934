import type { FocusEventHandler } from 'react'
import { SearchField } from '#app/components/ui/search-field.tsx'

/** The search box of the list below it; arrow down moves the focus into the list. */
export function PlayerSearch({
  label,
  value,
  onChange,
  onFocus,
  onArrowDown,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  onFocus?: FocusEventHandler<HTMLInputElement>
  onArrowDown: () => void
}) {
  return (
    <SearchField
      label={label}
      placeholder="Search"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        onArrowDown()
      }}
      className="flex-1"
    />
  )
}
