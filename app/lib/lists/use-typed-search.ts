import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * A search that runs `pauseMs` after the last key, or at once on Enter. `shown` is the search in the address; `onSearch` puts
 * another one there. `sent` is the last one asked for, which the address may not show yet.
 */
export function useTypedSearch(shown: string, pauseMs: number, onSearch: (sought: string) => void) {
  const [text, setText] = useState(shown)
  const sent = useRef(shown)

  // Back and forward change the address without a key pressed here.
  useEffect(() => {
    if (shown === sent.current) return
    sent.current = shown
    setText(shown)
  }, [shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts the pause, nothing else
  useEffect(() => {
    const timer = setTimeout(search, pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  function search() {
    const sought = text.trim()
    if (sought === sent.current) return
    sent.current = sought
    onSearch(sought)
  }

  function searchAtOnce(event: FormEvent) {
    event.preventDefault()
    search()
  }

  return { text, setText, sent, searchAtOnce }
}
