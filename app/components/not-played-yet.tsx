import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { easternDate } from '#core/time/game-time.ts'
import { Alert } from './ui/alert.tsx'

/** In a dialog that records a result: the games are on a later day, `YYYY-MM-DD` in the East; nothing otherwise. */
export function NotPlayedYet({ gameDate }: { gameDate: string | null }) {
  if (gameDate === null || gameDate <= easternDate(new Date())) return null
  return (
    <Alert tone="warn">
      {`These games are on ${formatCalendar(gameDate)}. A result saved now counts in your figures all the same.`}
    </Alert>
  )
}
