import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'

/** Searches on Enter or by the button; clearing the field shows all jobs. */
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
      <SearchField
        label="Search jobs"
        placeholder="User, contest or status..."
        className="flex-1 basis-48 sm:max-w-sm"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="besideField">
        Search
      </Button>
    </form>
  )
}
