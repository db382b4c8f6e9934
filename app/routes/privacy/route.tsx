import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { IN_YOUR_BROWSER, type Kept, ON_THE_SERVER } from './kept.ts'

export default function Privacy() {
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <title>Privacy · Pro DFS Optimizer</title>
      <div className="grid gap-2">
        <h1 className="text-xl font-semibold tracking-tight">Privacy</h1>
        <p>
          What is kept about you, where, and for how long. No other user sees your records. Admins see the
          names and emails of accounts, and failed background work. Nothing is sold or used for advertising.
          Pages load nothing from other sites.
        </p>
        <Button asChild className="justify-self-start">
          <Link to="/">Back to Pro DFS Optimizer</Link>
        </Button>
      </div>
      <KeptCard title="On the server" kept={ON_THE_SERVER} />
      <KeptCard title="In your browser" kept={IN_YOUR_BROWSER} />
      <Card>
        <CardHeader>
          <CardTitle>What leaves the app</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-2 text-sm">
          <p>
            AI texts are written here by default. The operator may have connected a language model (OpenAI).
            Then a request sends it the figures and player names of the slate or lineup. It also sends what
            your contests taught about these players, and your question if you ask one. It never sends your
            name or email. Web research has the model search the web for those players.
          </p>
          <p>
            Signing in with Google or Discord, where it is offered, asks them for your id, name and email.
            They learn that you signed in here.
          </p>
          <p>
            Optimizing, simulating and choosing entries normally run on your own device. The server simulates
            where a device can’t. What you share (a picture, a text, the record of forecasts) goes only where
            you send it.
          </p>
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>Taking it with you, and deleting it</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-2 text-sm">
          <p>
            The account page downloads your data and deletes the account. Name, email, password and sessions
            go at once, all records and files right after. An empty record goes a day later.
          </p>
          <p>
            The database can be set back to any minute of the last 30 days, and an operator may keep backups.
            Deleted data may exist there for a while longer. An operator with access to the database could
            read your records, but not your password.
          </p>
        </CardContent>
      </Card>
    </main>
  )
}

function KeptCard({ title, kept }: { title: string; kept: readonly Kept[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="divide-y divide-border text-sm">
          {kept.map(({ name, what, long }) => (
            <div key={name} className="grid gap-1 py-3 sm:grid-cols-[9rem_1fr] sm:gap-4">
              <dt className="font-medium">{name}</dt>
              <dd className="grid gap-1">
                {what}
                <span className="text-muted">{long}</span>
              </dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}
