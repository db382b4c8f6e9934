import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { IN_YOUR_BROWSER, ON_THE_SERVER } from './kept.ts'

export default function Privacy() {
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <title>Privacy · Pro DFS Optimizer</title>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl font-semibold tracking-tight">Privacy</h1>
        <Button size="small" asChild>
          <Link to="/">Back to Pro DFS Optimizer</Link>
        </Button>
      </div>
      <Card className="px-4 py-1 sm:px-5">
        <Facts facts={ANSWERS} />
      </Card>
      <Part title="What is kept on the server, and for how long">
        <Facts facts={ON_THE_SERVER} />
      </Part>
      <Part title="What is kept in your browser">
        <Facts facts={IN_YOUR_BROWSER} />
      </Part>
      <Part title="What leaves the app">
        <p>
          AI texts are written here by default. The operator may have connected a language model (OpenAI).
          Then a request sends it the figures and player names of the slate or lineup. It also sends what your
          contests taught about these players, and your question if you ask one. It never sends your name or
          email. Web research has the model search the web for those players.
        </p>
        <p>
          Signing in with Google or Discord, where it is offered, asks them for your id, name and email. They
          learn that you signed in here.
        </p>
        <p>
          Optimizing, simulating and choosing entries normally run on your own device. The server simulates
          where a device can’t. What you share (a picture, a text, the record of forecasts) goes only where
          you send it.
        </p>
      </Part>
      <Part title="After you delete something">
        <p>
          With an account, its name, email, password and sessions go at once, all records and files right
          after. An empty record goes a day later.
        </p>
        <p>
          The database can be set back to any minute of the last 30 days, and an operator may keep backups.
          Deleted data may exist there for a while longer. An operator with access to the database could read
          your records, but not your password.
        </p>
      </Part>
    </main>
  )
}

/** Folded: what stands behind the answers at the top. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <details>
        <summary className="cursor-pointer rounded-lg px-4 py-3 sm:px-5">
          <h2 className="inline text-base font-semibold">{title}</h2>
        </summary>
        <div className="grid gap-2 px-4 pb-4 text-sm sm:px-5">{children}</div>
      </details>
    </Card>
  )
}

function Facts({ facts }: { facts: readonly { name: string; what: ReactNode; long?: string }[] }) {
  return (
    <dl className="divide-y divide-border text-sm">
      {facts.map(({ name, what, long }) => (
        <div key={name} className="grid gap-1 py-3 sm:grid-cols-[9rem_1fr] sm:gap-4">
          <dt className="font-medium">{name}</dt>
          <dd className="grid gap-1">
            <span>{what}</span>
            {long ? <span className="text-muted">{long}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What people ask first. */
const ANSWERS = [
  {
    name: 'Who sees my data?',
    what: 'No other user. Admins see the names and emails of accounts. Whoever runs the database could read them.',
  },
  {
    name: 'Is it sold?',
    what: 'No. There is no advertising, and pages load nothing from other sites.',
  },
  {
    name: 'Is my password safe?',
    what: 'It is kept as a one-way code only. Nobody can read it, the operator included.',
  },
  {
    name: 'Does an AI get it?',
    what: 'Only if the operator connected OpenAI. Then it gets figures, player names and your questions, never your name.',
  },
  {
    name: 'Can I delete it?',
    what: (
      <>
        Yes, all of it, on the{' '}
        <Link to="/account" className="text-accent underline underline-offset-4">
          account page
        </Link>
        . You can download it there first.
      </>
    ),
  },
]
