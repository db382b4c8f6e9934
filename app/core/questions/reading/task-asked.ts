/** What a question may ask how to do on the screen, each with the words for it. The first that fits counts. */
const TASKS = {
  riskier:
    /\b(?:risk(?:y|ier)|more (?:risk|upside|aggressive|contrarian)|(?:less|not so) (?:safe|chalky?)|higher ceiling)\b/,
  safer: /\b(?:safer|less (?:risk|risky|aggressive)|more (?:safe|conservative)|steadier|higher floor)\b/,
  entriesFile: /\b(?:fill|reserved|dkentries)\b.*\bentries\b|\bentries file\b|\bdkentries\b/,
  results:
    /\b(?:enter|record|add|type|put|log|track|see|find)\b.*\b(?:results?|winnings|i won|(?:final|real|actual) (?:score|points))\b/,
  newSlate:
    /\b(?:another|new|different|next|other|salary|salaries)\b.*\b(?:slate|csv|file|game|salary|salaries)\b/,
  projections: /\b(?:import|upload|use|add|load|bring)\b.*\b(?:projections?|projs?|numbers)\b/,
  edit: /\b(?:change|edit|adjust|set|bump|type)\b.*\b(?:projections?|proj|points|ownership|numbers)\b/,
  build: /\b(?:\d+|many|more|multiple|several|a bunch of) (?:\w+ )?(?:lineups|entries|teams)\b|\bmass multi/,
  rules:
    /\b(?:rules?|groups?|exposures?|(?:every|each|all) (?:\w+ )?(?:lineups?|entry|entries)|force (?:a )?stack)\b/,
  simulate: /\b(?:sims?|simulate|simulation)\b/,
  out: /\b(?:mark|set|say)\b.*\bout\b/,
  exclude:
    /\b(?:exclude|ban|leave out|remove|block|avoid|fade)\b.*\b(?:players?|someone|somebody|guys?|people)\b/,
  lock: /\block\b.*\b(?:players?|someone|somebody|guys?|people|in)\b/,
  swap: /\b(?:swap|change|replace|switch|add)\b.*\b(?:players?|captains?|cpt|someone|guys?|slot|myself|by hand)\b/,
  provider: /\b(?:draftkings|dk|export|download|upload|csv|submit|copy)\b/,
  save: /\b(?:save|keep|store) (?:this|it|my|the|these)(?: (?:lineup|team|build|one|roster))?$|^\W*save$/,
} as const satisfies Record<string, RegExp>

export type Task = keyof typeof TASKS

/** "How do I", "where can I", "can I"; a wish such as "make it riskier" needs one of its own words. */
const ASKS_HOW =
  /^(?:(?:hey|so|ok|okay|and|but|sorry|wait|um|please) )*(?:how (?:do|can|would|should|could) (?:i|you|we|one)|how to|where (?:do|can|should) i|(?:can|could|may) (?:i|we|you)|is there a way to|is it possible to|i (?:want|need|would like|wanna) to|help me|whats the way to)\b/
const WISHES =
  /^(?:(?:hey|so|ok|okay|and|but|please|can you|could you|now) )*(?:(?:make|build|give|i want|i need|id like|go|get)\b)/
const WISHED: readonly Task[] = ['riskier', 'safer']

/** What the question asks how to do; null where it asks something else. `question` is in lower case without names. */
export function taskAsked(question: string): Task | null {
  const tasks = Object.keys(TASKS) as Task[]
  const task = tasks.find((each) => TASKS[each].test(question)) ?? null
  if (task === null) return null
  if (WISHES.test(question) && WISHED.includes(task)) return task
  return ASKS_HOW.test(question) ? task : null
}
