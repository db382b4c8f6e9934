import { Link } from 'react-router'
import { placeToDelete } from '#app/lib/session/full-account.ts'
import { Alert } from './ui/alert.tsx'

/** The sentence of a refused request; if the account is full, with a link to where something can be deleted. */
export function Refusal({ sentence }: { sentence: string }) {
  const place = placeToDelete(sentence)
  return (
    <Alert tone="bad">
      {sentence}
      {place ? (
        <>
          {'. '}
          <Link to={place.path} className="underline underline-offset-4">
            {place.label}
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
