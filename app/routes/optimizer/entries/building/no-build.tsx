/** Before the first build. The next step is the button above. */
export function NoBuild() {
  return (
    <div className="grid gap-2 px-4 py-10 text-center text-sm text-muted">
      <p className="font-medium text-foreground">No lineups yet</p>
      <p>Choose how many you enter, then press Build.</p>
      <p>Locked players are in every lineup. Players who are excluded or out are in none.</p>
    </div>
  )
}
