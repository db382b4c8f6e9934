import { type FormEvent, type ReactNode, useState } from 'react'
import { RuleList } from '#app/components/rule-list.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/field.tsx'
import { MOST_SET_LINEUPS } from '#core/entries/entry-set.ts'
import { MOST_GROUP_NAME, MOST_GROUPS, MOST_THESIS } from '#core/entries/groups.ts'
import { pluralize } from '#core/figures/format.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { UNDO_ENTRIES } from '../../state/entries-steps.ts'
import type { KeptBuild, KeptGroup } from '../../state/kept-build.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { useList } from '../set/list-context.ts'
import { rulesInForce } from '../set/rules-in-force.ts'
import {
  type GroupWords,
  type NewGroup,
  newGroupName,
  withGroupRenamed,
  withoutGroup,
} from './kept-groups.ts'

/** What a group is called and why it should win, before it is built. */
export function AddGroupDialog({
  onAdd,
  onClose,
}: {
  onAdd: (group: NewGroup) => void
  onClose: () => void
}) {
  const state = useSlate()
  const { build } = state
  const { count } = useList()
  const groups = build?.groups ?? []
  const listed = build?.lineups.length ?? 0
  const [first, setFirst] = useState('Group 1')
  const room = MOST_SET_LINEUPS - listed
  return (
    <GroupForm
      title="Add as a group"
      description={`${pluralize(count, 'lineup')} under the rules of now, on top of the ${listed} listed. None of those is built again.`}
      words={{ name: groups.length > 0 ? newGroupName(groups) : 'Group 2', thesis: '' }}
      taken={groups.length > 0 ? groups.map(({ name }) => name) : [first.trim()]}
      problem={
        groups.length >= MOST_GROUPS
          ? `A list has at most ${MOST_GROUPS} groups.`
          : count > room
            ? `A set has at most ${MOST_SET_LINEUPS} lineups. There is room for ${room}.`
            : null
      }
      submit={`Build ${count}`}
      onSubmit={(words) => onAdd({ ...words, listed: first.trim() || 'Group 1' })}
      onClose={onClose}
      before={
        groups.length > 0 ? null : (
          <TextField
            label={`Name of the ${pluralize(listed, 'lineup')} listed`}
            maxLength={MOST_GROUP_NAME}
            autoComplete="off"
            value={first}
            onChange={({ target }) => setFirst(target.value)}
          />
        )
      }
    >
      <Rules rules={rulesInForce(state, count).map((each) => ({ ...each, isOn: true }))} />
    </GroupForm>
  )
}

/** A group of the list, to be named again or removed. */
export function EditGroupDialog({ group, onClose }: { group: KeptGroup; onClose: () => void }) {
  const dispatch = useDispatch()
  const { build } = useSlate()
  const { name, thesis, lineups, rules } = group
  const others = (build?.groups ?? []).filter((other) => other !== group)

  function change(build: KeptBuild, title: string) {
    dispatch({ type: 'set_entries', entries: { build }, notice: { title, undo: UNDO_ENTRIES } })
    onClose()
  }

  return (
    <GroupForm
      title={name}
      description={pluralize(lineups.length, 'lineup')}
      words={{ name, thesis }}
      taken={others.map((other) => other.name)}
      problem={null}
      submit="Save"
      onSubmit={(words) => build && change(withGroupRenamed(build, name, words), `${words.name} changed`)}
      onClose={onClose}
      action={
        <Button
          onClick={() =>
            build &&
            change(withoutGroup(build, group), `${name} removed, ${pluralize(lineups.length, 'lineup')}`)
          }
        >
          Remove the group
        </Button>
      }
    >
      <Rules rules={rules} />
    </GroupForm>
  )
}

function GroupForm({
  title,
  description,
  words,
  taken,
  problem,
  submit,
  onSubmit,
  onClose,
  before = null,
  action = null,
  children,
}: {
  title: string
  description: string
  words: GroupWords
  /** Names of other groups. */
  taken: readonly string[]
  /** Why there can be no such group, as a sentence. */
  problem: string | null
  submit: string
  onSubmit: (words: GroupWords) => void
  onClose: () => void
  before?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  const [name, setName] = useState(words.name)
  const [thesis, setThesis] = useState(words.thesis)
  const trimmed = name.trim()
  const nameError =
    trimmed === '' ? 'A group needs a name.' : taken.includes(trimmed) ? 'Another group has this name.' : null

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (nameError === null && problem === null) onSubmit({ name: trimmed, thesis: thesis.trim() })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={description}>
        <form onSubmit={handleSubmit} noValidate className="grid gap-4">
          {before}
          <TextField
            label="Name"
            error={nameError}
            maxLength={MOST_GROUP_NAME}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Thesis"
            hint="What has to happen for the group to win. It is judged after the contest."
            maxLength={MOST_THESIS}
            autoComplete="off"
            value={thesis}
            onChange={({ target }) => setThesis(target.value)}
          />
          {children}
          {problem ? (
            <p role="alert" className="text-sm text-bad">
              {problem}
            </p>
          ) : null}
          <DialogFooter>
            {action ?? <Button onClick={onClose}>Cancel</Button>}
            <Button type="submit" variant="primary" disabled={nameError !== null || problem !== null}>
              {submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function Rules({ rules }: { rules: readonly RuleEntry[] | null }) {
  const { playerPool, format } = useSlate()
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-medium">Rules</h3>
      <RuleList rules={rules} players={playerPool} format={format} />
    </div>
  )
}
