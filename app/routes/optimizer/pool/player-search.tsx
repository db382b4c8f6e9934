import { Search } from 'lucide-react'
import { Input } from '#app/components/ui/input.tsx'

/** Searches the list below it; arrow down goes on into that list. */
export function PlayerSearch({
  label,
  value,
  onChange,
  onArrowDown,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  onArrowDown: () => void
}) {
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder="Name, team or position"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onArrowDown()
        }}
        className="pl-9"
      />
    </div>
  )
}
