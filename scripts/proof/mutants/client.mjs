import { editsOf } from './edits-of.mjs'

const STATE = [
  'app/routes/optimizer/state/reduce-lineup.test.ts',
  'app/routes/optimizer/state/overtaken-runs.test.ts',
  'app/routes/optimizer/state/lineup-draft.test.ts',
]
const FOLDER = 'app/routes/optimizer/state'

/** What the optimizer screen remembers. */
export const CLIENT_EDITS = [
  ...editsOf(`${FOLDER}/reduce-lineup.ts`, STATE, [
    ['an injury does not end a run', "  'set_injury',\n", ''],
    ['learned ownership does not end a run', "  'use_learned',\n", ''],
    ['enrichment does not end a run', "  'enriched',\n", ''],
    ['a lock does not end a run', "  'toggle_lock',\n", ''],
    ['an exclusion does not end a run', "  'toggle_exclude',\n", ''],
    ['releasing all does not end a run', "  'release_all',\n", ''],
    ['other settings do not end a run', "  'set_settings',\n", ''],
    [
      'release all keeps the exclusions',
      'lockedIds: new Set(), excludedPeople: new Set(), notice: null }',
      'lockedIds: new Set(), notice: null }',
    ],
    [
      'release all keeps the locks',
      'lockedIds: new Set(), excludedPeople: new Set(), notice: null }',
      'excludedPeople: new Set(), notice: null }',
    ],
    [
      'undo restores nothing',
      '...withLineup(state, refreshPlayers(action.lineup, state.playerPool)),',
      '...withLineup(state, state.lineup),',
    ],
    [
      'undo brings the figures of before',
      '...withLineup(state, refreshPlayers(action.lineup, state.playerPool)),',
      '...withLineup(state, action.lineup),',
    ],
    [
      'enrichment keeps the proof',
      '        ...withEnriched(state, action.players, action.asked),\n        proof: null,\n',
      '        ...withEnriched(state, action.players, action.asked),\n',
    ],
    [
      'learned ownership keeps the proof',
      'proof: null,\n        notice: action.notice,',
      'notice: action.notice,',
    ],
    [
      'other settings keep the proof',
      'settings: action.settings, proof: null, notice: null',
      'settings: action.settings, notice: null',
    ],
    [
      'the stop of an older run stops this one',
      'state.pendingRun?.request === action.request ? withoutRun(state) : state',
      'withoutRun(state)',
    ],
    [
      'clear can not be undone',
      "notice: { title: 'Lineup cleared', undo: state.lineup }",
      "notice: { title: 'Lineup cleared' }",
    ],
  ]),
  ...editsOf(`${FOLDER}/lineup-run.ts`, STATE, [
    [
      'a run that ends leaves the screen empty',
      '  return {\n    ...withLineup(state, builtLineup(state)),\n    failure',
      '  return {\n    ...withLineup(state, state.lineup),\n    failure',
    ],
    [
      'the answer to an older run is shown',
      '  if (run?.request !== request) return state\n  const lineup',
      '  if (!run) return state\n  const lineup',
    ],
    [
      'the end of an older run ends this one',
      '  if (run?.request !== request) return state\n  const texts',
      '  if (!run) return state\n  const texts',
    ],
    [
      'the answer brings the figures of its question',
      '...withLineup(state, refreshPlayers(lineup, state.playerPool)),\n    proof',
      '...withLineup(state, lineup),\n    proof',
    ],
    [
      'Fill replaces the lineup',
      "run.kind === 'fill' ? fillEmptySlots(run.before, answer.players) : lineupOf(state.mode, answer.players)",
      'lineupOf(state.mode, answer.players)',
    ],
    [
      'Keep searching has nothing to search further',
      'if (!state.proof) return state',
      'if (state.proof) return state',
    ],
    [
      'a run that is forgotten leaves the screen empty',
      'state.pendingRun ? withLineup(state, builtLineup(state)) : state',
      'state.pendingRun ? withLineup(state, state.lineup) : state',
    ],
    [
      'Optimize leaves the lineup until it has an answer',
      "kind === 'optimize' ? emptyLineup(state.mode) : before",
      'before',
    ],
    [
      'a run asks for what was there before it began',
      'question: runRequest(started)',
      'question: runRequest(state)',
    ],
  ]),
  ...editsOf(`${FOLDER}/lineup-state.ts`, STATE, [
    [
      'a second Optimize loses the lineup before the first',
      'pendingRun ? refreshPlayers(pendingRun.before, playerPool) : lineup',
      'lineup',
    ],
    [
      'the lineup that comes back has the figures of before',
      'pendingRun ? refreshPlayers(pendingRun.before, playerPool) : lineup',
      'pendingRun ? pendingRun.before : lineup',
    ],
  ]),
  ...editsOf(`${FOLDER}/lineup-change.ts`, STATE, [
    ['an edit keeps the proof', '    proof: null,\n', ''],
    [
      'an insight takes away those of others',
      'insights[player.id] ?? player.aiInsight',
      'insights[player.id] ?? null',
    ],
    [
      'the lineup keeps the figures of before',
      'notPlaying(state))\n  return { ...state, playerPool, lineup: refreshPlayers(state.lineup, playerPool) }',
      'notPlaying(state))\n  return { ...state, playerPool }',
    ],
    ['an edit keeps the run', '    pendingRun: null,\n', ''],
    ['a player put into the lineup stays left out', '    ...withPeopleUsed(state, people),\n', ''],
  ]),
  ...editsOf(
    `${FOLDER}/left-out.ts`,
    [`${FOLDER}/left-out.test.ts`],
    [
      [
        'players left out by default are used',
        'return why && !isAskedFor(state, person) ? why : null',
        'return null',
      ],
      ['putting back has no effect', '    putBack.has(person) ||\n', ''],
      ['a locked player is left out', 'lockedIds.has(row.id) && personKey(row) === person', 'false'],
      ['a rule that is off asks for its players', 'isOn && askedPeople', 'askedPeople'],
      ['a run takes players who are left out by default', 'byDefault.has(player.id) || ', ''],
      [
        'a player left out again is excluded by hand as well',
        'defaultPoolOf(state).notUsed.has(person)',
        'false',
      ],
    ],
  ),
  ...editsOf(`${FOLDER}/player-choices.ts`, STATE, [
    [
      'a removed player stays locked',
      "    lockedIds: without(state.lockedIds, player.id),\n    notice: { title: 'Player removed'",
      "    notice: { title: 'Player removed'",
    ],
    ['both rows of a person may be locked', ' && !isSamePerson(other, player),\n  )', ',\n  )'],
    [
      'a locked player stays left out',
      '    ...withPeopleUsed(state, new Set([personKey(player)])),\n    notice: null,\n  }\n',
      '    notice: null,\n  }\n',
    ],
    [
      'an excluded player stays in the lineup',
      'const rest = slotIndex < 0 ? state : withLineup(state, removePlayer(state.lineup, slotIndex))',
      'const rest = state',
    ],
    [
      'an excluded player stays locked',
      'filter((id) => !rows.includes(id))',
      'filter((id) => id !== player.id || rows.length > 1)',
    ],
    [
      'an injury is of one row',
      'isSamePerson(other, player) ? { ...other, injuryStatus: status } : other',
      'other.id === player.id ? { ...other, injuryStatus: status } : other',
    ],
    [
      'an injury keeps the proof',
      "    proof: null,\n    notice: { title: 'Injury status updated'",
      "    notice: { title: 'Injury status updated'",
    ],
  ]),
  ...editsOf(`${FOLDER}/lineup-draft.ts`, STATE, [
    ['a reload during a run loses the lineup', 'builtLineup(state).slots', 'state.lineup.slots'],
    ['a reload loses injuries', 'figures: changedFigures(state.playerPool, slatePlayers)', 'figures: {}'],
    ['a reload loses the settings', '    settings: { ...state.settings, ...draft.settings },\n', ''],
    [
      'a draft of another slate locks rows that are not there',
      'draft.lockedIds.filter((id) => rowIds.has(id))',
      'draft.lockedIds',
    ],
    ['a draft of an unknown strategy is taken', '    STRATEGIES.includes(strategy) &&\n', ''],
  ]),
  ...editsOf(`${FOLDER}/changed-figures.ts`, STATE, [
    [
      'a stored figure may be a text',
      "typeof value === 'string' : Number.isFinite(value)",
      "typeof value === 'string' : value !== undefined",
    ],
    [
      'a stored injury may be any word',
      'return WORDS[figure].includes(value as string)',
      "return typeof value === 'string'",
    ],
  ]),
  ...editsOf(
    `${FOLDER}/number-edits.ts`,
    [`${FOLDER}/number-edits.test.ts`],
    [
      ['an edit keeps the proof', 'state.playerPool), proof: null }', 'state.playerPool) }'],
      ['an edit does not end a run', '...withoutRun(state), numbers', '...state, numbers'],
      ['an edit that changes nothing ends a run', 'if (before === value) return state\n', ''],
      ['an edit cannot be undone', '.slice(-MOST_UNDONE)', '.slice(0, 0)'],
      ['one undo goes back to the start', 'replacedNumbers.slice(0, -1)', 'replacedNumbers.slice(0, 0)'],
      [
        'undo brings back the same numbers again',
        'state.replacedNumbers.slice(0, -1)',
        'state.replacedNumbers',
      ],
      [
        'a tenth is taken of the flex number for captains',
        "figure === 'captainOwnershipPct'",
        "figure !== 'captainOwnershipPct'",
      ],
    ],
  ),
  ...editsOf(
    'app/core/projections/edit-text.ts',
    ['app/core/projections/edit-text.test.ts'],
    [
      ['a comma may stand for thousands', "return err('unclear_comma')", 'return ok(null)'],
      ['a decimal comma is refused', "plain.replace(',', '.')", 'plain'],
      [
        'ownership above 100 is taken',
        'flexOwnershipPct: { least: 0, most: 100 }',
        'flexOwnershipPct: { least: 0, most: 1000 }',
      ],
      ['a dash is no number', "plain === '' || plain === '-'", "plain === ''"],
      ['up makes negative points fewer', '0.1 * Math.abs(value)', '0.1 * value'],
    ],
  ),
  ...editsOf(
    'app/core/projections/edits.ts',
    ['app/core/projections/edits.test.ts'],
    [
      ['a reset of one figure resets the person', 'value === null ? others : ', 'value === null ? {} : '],
      ['a typed 0 is no edit', '?.[figure] ?? null', '?.[figure] || null'],
    ],
  ),
  ...editsOf(
    'app/routes/optimizer/builder/save-form.ts',
    ['app/routes/optimizer/builder/save-form.test.ts'],
    [
      [
        'the points that are saved are the salary',
        'fantasy_points: countedPoints(player)',
        'fantasy_points: player.salary',
      ],
      [
        'ownership is saved as leverage',
        'leverage_score: player.leverageScore',
        'leverage_score: player.ownershipPct',
      ],
      [
        'leverage is saved as ownership',
        'ownership_pct: player.ownershipPct',
        'ownership_pct: player.leverageScore',
      ],
      [
        'the position that is saved is that of the slot',
        'position: player.actualPosition',
        'position: player.position',
      ],
      [
        'weather is saved as the game environment',
        'game_env_score: player.gameEnvScore',
        'game_env_score: player.weatherImpactScore',
      ],
      ['the opponent that is saved is the team', 'opponent: player.opponent', 'opponent: player.team'],
      ['synergy is not saved', 'synergy_multiplier: player.synergyMultiplier', 'synergy_multiplier: 1'],
    ],
  ),
]
