import { Download } from 'lucide-react'
import { lazy } from 'react'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { askToInstall, useInstallVariant } from './install-prompt.ts'

const InstallSteps = lazy(() => import('./install-steps.client.tsx'))

/** "Install App" in the variant that this browser supports; nothing if it supports none, and on the server. */
export function InstallButton() {
  const variant = useInstallVariant()
  if (variant === null) return null
  const label = (
    <>
      <Download aria-hidden />
      Install App
    </>
  )
  if (variant === 'prompt') return <Button onClick={askToInstall}>{label}</Button>
  return (
    <OptionalPart loading={<Button disabled>{label}</Button>}>
      <InstallSteps>
        <Button>{label}</Button>
      </InstallSteps>
    </OptionalPart>
  )
}
