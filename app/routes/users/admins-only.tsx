import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'

export function AdminsOnly({ refusal }: { refusal: string }) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <title>Admins only</title>
      <ShieldAlert aria-hidden className="size-10 text-muted" />
      <h1 className="text-xl font-semibold">Admins only</h1>
      <p className="text-muted">
        {refusal === 'Admins only' ? 'Admins manage accounts. Ask an admin for help with yours.' : refusal}
      </p>
      <Button variant="primary" asChild>
        <Link to="/">Go to Home</Link>
      </Button>
    </div>
  )
}
