import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Input } from '#app/components/ui/input.tsx'

/** Enter or the button searches; an emptied field shows all jobs again. */
export function JobSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className="flex flex-wrap gap-2 px-4 pb-4 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <div className="relative min-w-0 flex-1 basis-48 sm:max-w-sm">
        <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
        <Input
          type="search"
          aria-label="Search jobs"
          placeholder="User, contest or status..."
          className="pl-9"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}
