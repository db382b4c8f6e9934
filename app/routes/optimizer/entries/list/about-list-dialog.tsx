import { Download, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { OpenDialog } from '#app/components/ui/dialog.tsx'

/** What the list of lineups is, its contest, and what can be done with it. */
export default function AboutListDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <OpenDialog title="About the list" onClose={onClose}>
      <div className="-mx-3 grid gap-3">{children}</div>
    </OpenDialog>
  )
}

/** Where the panel has no room for them. */
export function SaveAndDownload({ onSave, onDownload }: { onSave: () => void; onDownload: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-2 px-3">
      <Button onClick={onSave} aria-label="Save entries">
        <Save aria-hidden />
        Save
      </Button>
      <Button onClick={onDownload} aria-label="Download the upload file">
        <Download aria-hidden />
        Download
      </Button>
    </div>
  )
}
