import { Button } from '#app/components/ui/button.tsx'
import { pluralize } from '#core/figures/format.ts'
import { leftOutByDefault, putBackByHand } from '../state/left-out.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { leftOutText } from './out-words.ts'

/** The people left out by default, and the button that puts them back. It stands where runs and builds are started. */
export function LeftOutLine() {
  const state = useSlate()
  const dispatch = useDispatch()
  const leftOut = leftOutByDefault(state)
  const text = leftOutText(leftOut)
  const back = text === '' ? putBackByHand(state) : 0
  if (text === '' && back === 0) return null
  return (
    <p className="text-sm text-muted print:hidden">
      <span>{text || `${pluralize(back, 'player')} put back.`}</span>{' '}
      <Button
        variant="link"
        size="inline"
        // Its press area reaches over the lines around it, which keep their distance.
        className="pointer-coarse:-my-3"
        aria-label={text ? 'Put back the players left out' : 'Leave out the players put back'}
        onClick={() =>
          dispatch(
            text ? { type: 'put_back', people: Object.values(leftOut).flat() } : { type: 'undo_put_back' },
          )
        }
      >
        {text ? 'Put back' : 'Leave out'}
      </Button>
    </p>
  )
}
