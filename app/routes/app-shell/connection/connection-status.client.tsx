import { useEffect } from 'react'
import { deviceUser, rememberDeviceUser } from '#app/lib/session/device-user.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import type { ShellUser } from '../shell-user.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { OutboxStatus } from './outbox-status.tsx'
import { StaleBanner } from './stale-banner.tsx'
import { useComeBack } from './use-come-back.ts'
import { useOutbox } from './use-outbox.ts'

/**
 * Below the header: the connection, figures that could not be updated, and what waits to be sent. A page that was opened
 * without the server is told the user of this device.
 */
export default function ConnectionStatus({
  onDeviceUser,
}: {
  onDeviceUser: (user: ShellUser | null) => void
}) {
  const user = useRootData()?.user ?? null
  const comeBack = useComeBack()
  const outbox = useOutbox()

  useEffect(() => {
    if (user !== null) return rememberDeviceUser(user)
    const known = deviceUser()
    onDeviceUser(known && { ...known, mustChangePassword: false })
  }, [user, onDeviceUser])

  return (
    <>
      <OfflineBanner isSignedOut={comeBack === 'signed_out'} />
      <StaleBanner />
      <OutboxStatus outbox={outbox} />
    </>
  )
}
