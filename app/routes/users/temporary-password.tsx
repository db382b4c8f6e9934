import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'

const CONFIRMED_MS = 2000

/** Shows a temporary password, once. */
export function TemporaryPassword({ username, password }: { username: string; password: string }) {
  const { state, copy } = useCopy(password)
  return (
    <div className="grid gap-3">
      <p className="text-sm wrap-anywhere text-muted">
        Temporary password of <strong className="font-semibold text-foreground">{username}</strong>
      </p>
      <div className="flex gap-2">
        <output
          aria-label="Temporary password"
          className="flex h-10 min-w-0 flex-1 items-center overflow-x-auto rounded-md border border-field bg-background px-3 font-mono text-sm tracking-wide select-all pointer-coarse:h-11"
        >
          {password}
        </output>
        <Button size="besideField" onClick={copy}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{state === 'copied' ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
      {state === 'failed' ? (
        <Alert tone="bad">The browser did not allow copying. Select the password and copy it by hand.</Alert>
      ) : null}
      <Alert tone="warn">
        This password will not be shown again. It must be changed at first login, within 7 days.
      </Alert>
    </div>
  )
}

/** "Copied" is shown for two seconds after the last click. */
function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const [clicks, setClicks] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each click restarts the two seconds
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [state, clicks])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
    setClicks(clicks + 1)
  }

  return { state, copy }
}
