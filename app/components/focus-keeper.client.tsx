import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPage } from '#app/lib/focus/focus-page.ts'
import { keepFocus } from '#app/lib/focus/keep-focus.ts'

/** After a navigation the focus is on the new page's heading; a control that goes away hands the focus on. */
export default function FocusKeeper() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(keepFocus, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusPage()
  }, [pathname])
  return null
}
