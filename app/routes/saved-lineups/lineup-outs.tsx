import { OutName } from '#app/components/out-players/out-name.tsx'
import { useHeldOut } from '#app/components/out-players/use-held-out.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { HeldOutWire } from '#contract/held-out.ts'

/** In a lineup's row: who is out, how long it is until the lock, and the way to the repair. */
export function LineupOuts({
  out,
  lineupName,
  onOpen,
}: {
  out: HeldOutWire
  lineupName: string
  /** Opens the lineup in the optimizer. */
  onOpen: () => void
}) {
  const held = useHeldOut(out)
  const hydrated = useHydrated()
  if (held === null) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {held.players.map(({ place, name, why }) => (
        <OutName key={place} name={name} why={why} shows />
      ))}
      {held.left ? <span className="font-normal text-muted">Lock in {held.left}</span> : null}
      {hydrated ? (
        <Button
          variant="link"
          size="inline"
          aria-label={`Repair in the optimizer: ${lineupName}`}
          onClick={onOpen}
          className="relative z-1"
        >
          Repair in the optimizer
        </Button>
      ) : null}
    </div>
  )
}
