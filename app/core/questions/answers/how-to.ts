import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import type { Task } from '../reading/task-asked.ts'

type Given = Pick<QuestionContext, 'settings'>

/** Which buttons do it, by the names that they have on the optimizer page. */
const WAYS: Record<Task, (given: Given) => string> = {
  save: () => 'Press Save below the lineup: it is then under Saved Lineups, where you record its result.',
  provider: () =>
    'Press Export below the lineup for the provider’s upload file. For many lineups press Entries, build them, and press “Upload file for the provider” above the list.',
  entriesFile: () =>
    'Press Entries, then “Entries file”, and choose the file that the provider gave you. The lineups of the list fill your reserved entries.',
  results: () =>
    'Save the lineup; under Saved Lineups press “Record result” and enter points and winnings. With an entry ID the results come from your history or the contest’s standings.',
  newSlate: () =>
    'Press “Upload New CSV” (the file at the top) and choose the provider’s salary file. The earlier slates stay in the list on the upload page.',
  projections: () =>
    'Press “Import projections” (the bars at the top) and choose your file. You see which columns and players were recognized before anything changes.',
  edit: () =>
    'Press the figure in the table of players and type yours; on a phone tap the player first. Your numbers are marked and can be reset.',
  build: () =>
    'Press Entries, choose how many lineups and press Build. Locks, exclusions and the rules there hold in all of them.',
  rules: () =>
    'Press Entries: Rules holds stacks, groups and limits, each with a sentence on what it does. Max Exp beside a player bounds the share of the lineups that hold the player.',
  simulate: () =>
    'Press Simulate in the card “In a contest”. It plays the lineup against a field many times and shows how often it cashes. On the Entries side it does that for the whole list.',
  lock: () =>
    'Press the lock beside the player in the lineup or in the table; on a phone tap the player. Every run then keeps the player.',
  exclude: () =>
    'Press “Exclude” beside the player in the table; on a phone tap the player. No run then uses the player.',
  out: () =>
    'Press the player’s injury status in the table and choose Out; on a phone tap the player first. Players in doubt also stand in “Who is out?” above the table.',
  swap: () =>
    'Press the player in the lineup and choose who comes instead. Or remove the player and press the empty slot. “Fill Lineup” fills what is open with the best players left.',
  riskier: ({ settings: { contestFormat } }) =>
    contestFormat === 'gpp'
      ? 'The contest format is GPP already: it favors a high ceiling and low ownership. To go further, exclude popular players; Simulate shows whether the lineup then reaches the top 1% more often.'
      : 'Press Settings (the sliders at the top), choose GPP as the contest format and press Optimize. It favors a high ceiling and low ownership.',
  safer: ({ settings: { contestFormat } }) =>
    contestFormat === 'cash'
      ? 'The contest format is Cash already: it favors a steady score. Ask who has the highest floor, and lock those you want.'
      : 'Press Settings (the sliders at the top), choose Cash as the contest format and press Optimize. It favors a steady score.',
}

/** "How do I save this?": what to press. */
export function howTo({ task }: Pick<Understood, 'task'>, given: Given): Reply {
  return { about: [], text: task === null ? '' : WAYS[task](given) }
}
