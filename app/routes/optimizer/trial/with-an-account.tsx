import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'

/** What the visitor gets beside this. */
export function WithAnAccount() {
  return (
    <Card aria-labelledby="account-title">
      <CardBody>
        <CardTitle id="account-title">With a free account</CardTitle>
        <ul className="grid list-disc gap-1 pl-4 text-sm text-muted">
          <li>Load the player file of your own contest: on DraftKings it is “Export to CSV”.</li>
          <li>Save this lineup, and up to 150 more for one contest.</li>
          <li>Play the contest thousands of times: how often does each lineup win money?</li>
          <li>Record your results and see what you won and lost.</li>
        </ul>
        <Button asChild className="justify-self-start">
          <Link to="/auth?mode=register">Create account</Link>
        </Button>
      </CardBody>
    </Card>
  )
}
