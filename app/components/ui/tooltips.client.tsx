import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

/** SPEC.md section 9: 700 ms before the first, none for the next within 300 ms of the last. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

const GAP_PX = 6
const SCREEN_EDGE_PX = 8

/**
 * Shows the text of `data-tooltip` of any element when it is hovered or gets keyboard focus, and of one that does nothing else
 * when a finger presses it.
 */
export default function Tooltips() {
  const { trigger, bubble } = useTooltip()
  const id = useId()

  useLayoutEffect(() => {
    if (!trigger || !bubble.current) return
    placeAt(trigger.getBoundingClientRect(), bubble.current)
    trigger.setAttribute('aria-describedby', id)
    return () => {
      trigger.removeAttribute('aria-describedby')
    }
  }, [trigger, bubble, id])

  if (!trigger) return null
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-50 max-w-72 rounded-md border border-border bg-raised px-2.5 py-1.5 text-xs text-foreground shadow-lg"
    >
      {trigger.dataset.tooltip}
    </div>
  )
}

/** Does something of its own when it is pressed. */
const ACTIVE = 'a, button, summary, label, input, select, textarea'

/** The element whose tooltip is shown. It stays while the mouse is over it; Escape, a click or a scroll hides it. */
function useTooltip() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let current: HTMLElement | null = null
    let shown = false
    let hiddenAt = Number.NEGATIVE_INFINITY
    let timer = 0

    function show() {
      shown = true
      setTrigger(current)
    }

    function hide() {
      clearTimeout(timer)
      if (shown) hiddenAt = performance.now()
      shown = false
      setTrigger(null)
    }

    function moveTo(next: HTMLElement | null) {
      if (next === current) return
      hide()
      current = next
      const delay = performance.now() - hiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS
      if (next) timer = window.setTimeout(show, delay)
    }

    function onPointerOver({ pointerType, target }: PointerEvent) {
      if (pointerType === 'touch' || (target instanceof Node && bubble.current?.contains(target))) return
      const next = triggerOf(target)
      // Moving the mouse does not hide the tooltip of an element with keyboard focus.
      if (next || !current?.matches(':focus-visible')) moveTo(next)
    }

    function onFocusIn({ target }: FocusEvent) {
      if (!(target instanceof Element && target.matches(':focus-visible'))) return
      moveTo(triggerOf(target))
      if (!current) return
      clearTimeout(timer)
      show()
    }

    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') hide()
    }

    let isTouch = false
    function onPointerDown({ pointerType }: PointerEvent) {
      isTouch = pointerType === 'touch'
    }

    function onClick(event: MouseEvent) {
      const pressed = event.target instanceof Element ? event.target : null
      const next = triggerOf(pressed)
      if (!isTouch || !next || pressed?.closest(ACTIVE)) return
      // The row around it would open its record.
      event.stopPropagation()
      moveTo(next)
      clearTimeout(timer)
      show()
    }

    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerover', onPointerOver, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    document.addEventListener('focusout', () => moveTo(null), { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    for (const event of ['pointerdown', 'click', 'scroll'] as const)
      document.addEventListener(event, hide, { signal, capture: true })
    document.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
    document.addEventListener('click', onClick, { signal, capture: true })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])

  return { trigger, bubble }
}

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}

/** Centred above the trigger, or below it if there is no room, and inside the screen. */
function placeAt(trigger: DOMRect, bubble: HTMLElement): void {
  const { width, height } = bubble.getBoundingClientRect()
  const above = trigger.top - height - GAP_PX
  const top = above < SCREEN_EDGE_PX ? trigger.bottom + GAP_PX : above
  const middle = trigger.left + (trigger.width - width) / 2
  const left = Math.max(SCREEN_EDGE_PX, Math.min(middle, window.innerWidth - width - SCREEN_EDGE_PX))
  bubble.style.translate = `${left}px ${top}px`
}
