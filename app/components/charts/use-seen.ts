import { type RefObject, useEffect, useRef, useState } from 'react'

/** True once the element is, or is about to be, visible. */
export function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (seen || !ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '100px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [seen])

  return [ref, seen]
}
