import { Download } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { askToInstall, useInstallVariant } from './install-prompt.ts'
import { InstallSteps } from './install-steps.tsx'

/** "Install App" in the form this browser allows; nothing where it allows none, and none on the server. */
export function InstallButton() {
  const variant = useInstallVariant()
  if (variant === null) return null
  if (variant === 'prompt') {
    return (
      <Button onClick={askToInstall}>
        <Download aria-hidden />
        Install App
      </Button>
    )
  }
  return (
    <InstallSteps>
      <Button>
        <Download aria-hidden />
        Install App
      </Button>
    </InstallSteps>
  )
}
