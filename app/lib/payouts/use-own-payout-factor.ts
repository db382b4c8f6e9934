import { useEffect, useState } from 'react'
import type { Format } from '#core/formats/format.ts'
import { loadOwnPayoutFactor } from './own-payout-factor.ts'

/**
 * How much of a predicted gap in money the user's own contests confirm; null until it is known, and before 30 contests.
 * @param isNeeded without figures to show nothing is asked.
 */
export function useOwnPayoutFactor(format: Format | null, isNeeded: boolean): number | null {
  const [factor, setFactor] = useState<number | null>(null)
  useEffect(() => {
    let current = true
    if (format && isNeeded) void loadOwnPayoutFactor(format).then((own) => current && setFactor(own))
    return () => {
      current = false
    }
  }, [format, isNeeded])
  return factor
}
