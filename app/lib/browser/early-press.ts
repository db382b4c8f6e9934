declare global {
  interface Window {
    /** The last button pressed before React started; null once React handles presses. */
    earlyPress?: HTMLButtonElement | null
  }
}

/**
 * Runs in the head. On a slow network a page is in sight seconds before its code has arrived, and a press on a button would
 * be lost without a sign. Links and forms work without code, so only plain buttons are kept.
 */
export const KEEP_EARLY_PRESS_SCRIPT =
  "addEventListener('click',function(e){var b=e.target.closest('button[type=button]');if(b&&window.earlyPress!==null)window.earlyPress=b},true)"

let kept: HTMLButtonElement | null = null

/** From here on React handles each press itself, also while it hydrates. */
export function stopKeepingPresses(): void {
  kept = window.earlyPress ?? null
  window.earlyPress = null
}

/** Presses the button that was pressed too early, once, if it is still there. */
export function repeatEarlyPress(): void {
  const button = kept
  kept = null
  if (button?.isConnected) button.click()
}
