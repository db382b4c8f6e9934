import { Download, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ExportLinks } from '#app/components/export-links.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button, buttonClasses } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.client.tsx'))

/** Data export and account deletion. */
export function DataCard({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your data</CardTitle>
        <CardDescription>
          Download it at any time. Deleting the account deletes all of it.{' '}
          <Link to="/privacy" className="text-accent underline underline-offset-4">
            What is kept, and how long
          </Link>
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-3">
        <ul className="divide-y divide-border">
          <ExportRow label="Account and devices">
            <JsonLink file="account.json" />
          </ExportRow>
          <ExportRow label="Saved lineups">
            <ExportLinks records="lineups" />
          </ExportRow>
          <ExportRow label="Entry sets">
            <JsonLink file="entry-sets.json" />
          </ExportRow>
          <ExportRow label="Contest history">
            <ExportLinks records="history" />
          </ExportRow>
          <ExportRow label="What you set for your slates">
            <JsonLink file="slates.json" />
          </ExportRow>
        </ul>
        <Button
          variant="destructiveQuiet"
          className="justify-self-start"
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden />
          Delete account
        </Button>
        <OptionalPart failed={<DialogLoadFailure />}>
          {deleting ? (
            <DeleteAccountDialog
              username={username}
              hasPassword={hasPassword}
              onClose={() => setDeleting(false)}
            />
          ) : null}
        </OptionalPart>
      </CardContent>
    </Card>
  )
}

function JsonLink({ file }: { file: string }) {
  return (
    <a
      href={`/api/export/${file}`}
      download={file}
      aria-label={`Export ${file}`}
      className={buttonClasses({ size: 'small' })}
    >
      <Download aria-hidden />
      JSON
    </a>
  )
}

function ExportRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-2 py-2 text-sm">
      {label}
      {children}
    </li>
  )
}
