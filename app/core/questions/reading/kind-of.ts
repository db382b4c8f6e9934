import type { QuestionKind } from '../question.ts'

/** What decides the kind besides the words: how many people are named, and what else the question asks about. */
export type Signs = {
  named: number
  hasPosition: boolean
  hasPrice: boolean
  hasSplit: boolean
  isCheap: boolean
  asksMeaning: boolean
  asksHow: boolean
  asksFigure: boolean
}

type Rule = { kind: QuestionKind; words: RegExp; needs?: (signs: Signs) => boolean }

const namesNone = ({ named }: Signs) => named === 0
const namesAny = ({ named }: Signs) => named > 0
const namesOne = ({ named }: Signs) => named === 1
const namesSeveral = ({ named }: Signs) => named > 1

/**
 * The first rule that holds decides. `@` is a person. The order is from the surest words to the loosest: "if @ is out" is
 * not a question about injuries, and "lock @, does it hurt" is about the lock.
 */
const RULES: readonly Rule[] = [
  { kind: 'meaning', words: /^/, needs: ({ asksMeaning }) => asksMeaning },
  { kind: 'how_to', words: /^/, needs: ({ named, asksHow }) => named === 0 && asksHow },
  { kind: 'figure', words: /^/, needs: ({ asksFigure }) => asksFigure },
  {
    kind: 'game',
    words:
      /\b(?:vegas|over under|betting|sportsbooks?|bookmakers?|money ?line|point spread|implied (?:team )?totals?|(?:game|team) totals?)\b|\b(?:who|which team|what team)\b.*\bwins? (?:the|this|that) (?:game|matchup)\b|\bwhich team (?:will |is going to )?wins?\b|\bfinal score\b/,
    needs: namesNone,
  },
  {
    kind: 'kickoff',
    words:
      /\b(?:when|what time)\b.*\b(?:locks?|kick ?off|kicks off|starts?|begins?|game)\b|\b(?:lock|kick ?off|start) time\b/,
    needs: namesNone,
  },
  {
    kind: 'ownership',
    words: /\b(?:who|which players?)\b.*\bfad(?:e|ing)\b/,
    needs: (signs) => namesNone(signs) && !signs.hasPosition && !signs.isCheap,
  },
  {
    kind: 'ownership',
    words: /\bshare[sd]?\b.*\bcaptains?\b/,
    needs: namesNone,
  },
  { kind: 'captain', words: /\b(?:captains?|capt|cpt|cap spot|cap slot|mvp|multiplier)\b/ },
  { kind: 'split', words: /^/, needs: ({ hasSplit }) => hasSplit },
  {
    kind: 'split',
    words: /\b(?:onslaught|balanced (?:build|lineup|stack)|team split|split|how many from each)\b/,
    needs: namesNone,
  },
  {
    kind: 'worst',
    words:
      /\b(?:worst|weakest|least valuable|lowest (?:projected|scoring)|scor\w+ (?:the )?least|fewest points)\b(?! (?:case|matchup|captain))(?!.*\b(?:can|could|might) happen\b)|\b(?:holding|dragging) (?:this|the|my|us|it|me)\b/,
    needs: namesNone,
  },
  {
    kind: 'drop',
    words:
      /\b(?:who|which|what|whos|anyone|anybody|someone|somebody)\b.*\b(?:drop|cut|swap|replace|bench|dump|ditch|remove|get rid of|take out|trade|upgrade|sit)\b/,
    needs: ({ named, hasPosition }) => named === 0 && !hasPosition,
  },
  {
    kind: 'price',
    words:
      /^(?!.*\b(?:worth|decent|good|playable|usable|viable|solid|useful|best)\b).*\b(?:cheapest|(?:least|most) expensive|(?:lowest|highest) (?:priced?|salary|salaried)|priciest|dearest|costliest)\b/,
    needs: namesNone,
  },

  {
    kind: 'why_not',
    words:
      /\b(?:why|how come)\b.*\b(?:not|no|isnt|arent|wasnt|werent|didnt|doesnt|dont|cant|wont|hasnt|left out|leave out|left off|passed)\b/,
    needs: namesOne,
  },
  {
    kind: 'without',
    words: /\b(?:without|exclud(?:e|ing)|fad(?:e|ing)|get rid of|drop|remove|ban) (?:both )?@/,
    needs: namesAny,
  },
  // What playing or leaving out a person does.
  {
    kind: 'without',
    words:
      /\b(?:if|say|suppose|assuming|case|when|happens|change|changes|impact)\b.*@.*\b(?:out|sits?|sitting|misses|scratch(?:ed)?|inactive|benched|injured|hurt|dnp|doesnt|dont|cant|isnt|wont)\b/,
    needs: namesAny,
  },
  {
    kind: 'without',
    words:
      /@.*\b(?:if|what if|case)\b.*\b(?:out|sits?|misses|scratch(?:ed)?|inactive|doesnt|dont|cant|isnt|wont)\b/,
    needs: namesAny,
  },
  {
    kind: 'without',
    words: /\b(?:ruled|declared) out\b|\bscratched\b|\bdoesnt (?:play|suit|go)\b/,
    needs: namesAny,
  },
  {
    kind: 'lock',
    words: /\b(?:lock(?:ed|ing)?|forc(?:e|ed|ing)|jam(?:med|ming)?|squeeze|must have)\b/,
    needs: namesOne,
  },
  {
    kind: 'lock',
    words: /\b(?:lock(?:ed|ing)?|jam(?:med|ming)?|forc(?:e|ed|ing)|both)\b.*@/,
    needs: namesSeveral,
  },
  {
    kind: 'instead',
    words: /@ (?:right )?(?:over|instead(?: of)?|rather than|in place of|ahead of|in for|for|before|to) @/,
    needs: namesSeveral,
  },
  {
    kind: 'instead',
    words:
      /\b(?:swap(?:ped|ping)?|switch(?:ed|ing)?|replac(?:e|ed|ing)|trade|pivot|upgrade|downgrade|rather|instead|and not|but not|not @)\b|\bnot @/,
    needs: namesSeveral,
  },
  // "Should I stack A and B" is no choice between them; "stack A or B with C" is.
  {
    kind: 'together',
    words:
      /^(?!.*@ (?:or|vs?|versus) @).*\b(?:stack\w*|correlat\w*|together|pair(?:s|ed|ing)?|combo|synergy)\b/,
    needs: namesSeveral,
  },
  {
    kind: 'compare',
    words:
      /@ (?:vs?|versus|or|\/|better|and|&|<) @|\b(?:or|vs|versus|better|between|compare|who|which|higher|more)\b/,
    needs: namesSeveral,
  },

  {
    kind: 'chances',
    words:
      /\b(?:odds|chances?|probability|likely|likelihood|roi|ev|profit|profitable|take down|take it down|ship (?:it|this)|binks?|in the money|min cash|win rate|top (?:1|one) (?:percent|%)?)\b/,
    needs: (signs) => namesNone(signs) && !signs.hasPosition,
  },
  {
    kind: 'chances',
    words:
      /\b(?:cash(?:es|ing)?|wins?|winning|make (?:any |some )?money|money with|double up|payout|place first|first place|lose money)\b/,
    needs: (signs) => namesNone(signs) && !signs.hasPosition,
  },
  {
    kind: 'weather',
    words:
      /\b(?:weather|rain(?:ing|y|ed|s)?|wind(?:s|y)?|snow(?:ing|y|s)?|storm\w*|temp(?:erature|s)?|degrees|cold|dome|outdoors?|roof|precip\w*|forecast)\b/,
  },
  {
    kind: 'without',
    words:
      /\b(?:exclud(?:e|ed|ing)|fad(?:e|ed|ing)|without|drop(?:ped|ping)?|remov(?:e|ed|ing)|get rid|rid of|bench(?:ed|ing)?|take out|leave out|leave @ out|take @ out|cut|avoid(?:ing)?|cross off|x out|ban|skip|kick @|not use|dont (?:want|use|like|play|trust)|hate|lose @|losing|swap out|ditch|dump|pull @|w o)\b/,
    needs: namesAny,
  },
  {
    kind: 'injuries',
    words:
      /\b(?:injur\w*|hurt|health(?:y)?|questionable|doubtful|doubt|news|inactives?|status|banged up|limited|practice|gtd|game time|ruled out|sidelined|concussion|hamstring|ankle|knee)\b/,
  },
  {
    kind: 'injuries',
    words:
      /\b(?:is|are|will|does) @.*\b(?:playing(?! against)|active|out|suit(?:ing)? up|good to go|going to play|play tonight|play today|available|expected to play)\b/,
    needs: namesAny,
  },
  {
    kind: 'injuries',
    words:
      /^(?:whos?|who is|anyone|anybody|is anyone|is anybody)(?: (?:is|all))? (?:out|not playing|sitting)\b/,
    needs: namesNone,
  },
  {
    kind: 'ownership',
    words:
      /\b(?:own(?:ed|ership)|leverage|contrarian|chalk\w*|popular|rostered|low owned|everyone (?:on|playing)|sneaky|under the radar|differentiat\w*|unique|duped?|dupes)\b|\bown\b/,
  },
  {
    kind: 'why_not',
    words:
      /\b(?:why|how come|wheres?|what about|explain|reason)\b.*(?:\b(?:not|no|isnt|arent|wasnt|werent|didnt|doesnt|dont|cant|wont|havent|hasnt|aint|without|missing|left out|leave out|passed|skipp?ed|out)\b)/,
    needs: namesAny,
  },
  {
    kind: 'why_not',
    words:
      /^(?:but |so |yo |hey |um |wait )*(?:no|not|wheres?|where is|where the \w+ is) @|@ (?:not in|missing|left off|snubbed|didnt make)|\b(?:shoulda|should have|should be in|should be there|snub\w*|left out|left off|passed over|forgot|forget)\b/,
    needs: namesAny,
  },
  {
    kind: 'why',
    words:
      /\b(?:why|explain|reasons?|case for|how come|what makes|rationale|logic|justify|argument|sell me|whats good about|whats so)\b/,
    needs: namesAny,
  },
  {
    kind: 'range',
    words:
      /\b(?:floor|ceiling|upside|worst case|best case|how (?:high|low|bad|good) (?:can|could)|at most|at least|at best|at worst|max(?:imum)? (?:score|points|pts)|min(?:imum)? (?:score|points|pts)|most points (?:can|could|this)|range|downside|boom|blow ?up|go off|high end|low end|can (?:this|it) (?:lineup )?score|could (?:this|it) (?:lineup )?score|volatil\w*|variance|safest)\b/,
    needs: ({ named, hasPrice }) => named > 0 || !hasPrice,
  },
  {
    kind: 'matchup',
    words:
      /\b(?:matchups?|match up|opponents?|oprk|against|facing|faces|versus|vs|easiest|toughest|hardest|softest|schedule|play(?:s|ing)? against)\b/,
    needs: (signs) => signs.named < 2,
  },
  {
    kind: 'together',
    words:
      /\b(?:stack\w*|correlat\w*|together|pair(?:s|ed|ing)?|hang|goes? with|go well|bring ?back|combo|connect(?:ed|ion)?|run it back|runback|synergy|partner|hook up|with who)\b|\+/,
  },
  {
    kind: 'lock',
    words:
      /\b(?:us(?:e|ing)|play(?:ing)?|start(?:ing)?|fit|afford|want|add(?:ing)?|roster|includ(?:e|ing)|plug|build around|keep|put|get|need|make room|room for|pay up for|go with)\b/,
    needs: namesOne,
  },
  {
    kind: 'lock',
    words: /\b(?:what does .* cost|cost of (?:having|playing|adding)|how much does it cost|cost me|hurt)\b/,
    needs: namesOne,
  },
  {
    kind: 'points',
    words: /\b(?:points|pts|project(?:ed|ion|ions|s)?|proj|score|expected|fppg|average)\b/,
    needs: namesAny,
  },
  {
    kind: 'risk',
    words:
      /\b(?:risk(?:s|y|iest)?|go(?:es)? wrong|worr(?:y|ies|ied)|scar(?:e|es|ed|y)|concern(?:s|ed)?|danger\w*|fail(?:s)?|weak(?:est|ness)?|weak (?:link|spot)|bust(?:s)?|safe(?:st)?|trap|red flags?|sink|problems?|bad about|downsides?|look out|watch out|check before)\b/,
  },
  { kind: 'player', words: /^/, needs: namesAny },

  // No player is named.
  {
    kind: 'no_player',
    words:
      /^(?!.*\b(?:lineups?|team|build|roster|stack|captain)\b).*\b(?:lock(?:ed|ing)?|jam(?:med|ming)?|forc(?:e|ed|ing)|fad(?:e|ed|ing)|exclud(?:e|ed|ing)|instead of|rather than)\b/,
    needs: (signs) => namesNone(signs) && !signs.hasPosition && !signs.isCheap,
  },
  {
    kind: 'no_player',
    words:
      /^(?:but |so |yo )*why (?:not|no|isnt|arent)\b(?!.*\b(?:lineups?|team|build|roster|salary|money|budget|spend|this|it|these)\b)/,
    needs: (signs) => namesNone(signs) && !signs.hasPosition && !signs.isCheap,
  },
  {
    kind: 'budget',
    words:
      /\b(?:salary|cap space|budget|money|spen[dt]|spending|remaining|left ?over|leftover|left on the table|on the table|bucks|dollars|cash left|cost|unspent|unused)\b|\bhow much\b.*\bleft\b|\bleft to spend\b/,
    needs: (signs) => namesNone(signs) && !signs.hasPrice && !signs.hasPosition && !signs.isCheap,
  },
  {
    kind: 'best',
    words:
      /\b(?:best|top|good|great|cheap(?:est|er)?|highest|punts?|sleepers?|values?|bargains?|underpriced|underrated|better|who|which|whos|decent|strong(?:est)?|favorite|suggest|recommend|gimme|give me|any|play|plays|steal|steals|studs?|most|options?|pay down|save)\b/,
    needs: (signs) => signs.hasPosition || signs.hasPrice || signs.isCheap,
  },
  { kind: 'best', words: /^/, needs: (signs) => signs.hasPosition || signs.hasPrice || signs.isCheap },
  {
    kind: 'best',
    words:
      /\b(?:best|top|good|highest|must|core|favorite|strongest) (?:value |overall |raw |point )?(?:plays?|players?|picks?|scorers?|guys?|options?|projected|projection|points)\b|\b(?:value|sleepers?|bargains?|underpriced|best bang|per dollar|per 1000|scores? (?:the )?most|most points|who should i (?:play|start|use|pick|roster|get)|who do i (?:play|start|use|pick)|studs?|must ?plays?)\b/,
  },
  { kind: 'points', words: /\b(?:points|pts|project(?:ed|ion|ions|s)?|proj|score|total|expected)\b/ },
  {
    kind: 'lineup',
    words:
      /\b(?:lineup|team|build|roster|optimal|this|these|it)\b.*\b(?:good|ok|okay|solid|any good|best|optimal|improve|better|trash|bad|suck\w*|why|strong|fire|decent|legit|great|right|smart|perfect|sense)\b/,
  },
  {
    kind: 'lineup',
    words:
      /\b(?:good|solid|best|optimal|improve|rate|explain|analy[sz]e|review|thoughts|opinion|why|how|grade|describe|summar\w*|tell me about|break down|breakdown|change|fix|upgrade|tweak|feel about|think (?:of|about))\b.*\b(?:lineup|team|build|roster|this|these|it|squad)\b/,
  },
  {
    kind: 'lineup',
    words:
      /\b(?:what|anything|something)\b.*\b(?:change|fix|improve|tweak|do better)\b|\bany (?:changes|improvements|tweaks)\b/,
  },
]

/** The kind of a question by its masked text. */
export function kindOf(masked: string, signs: Signs): QuestionKind {
  const holds = ({ words, needs }: Rule) => (needs?.(signs) ?? true) && words.test(masked)
  return RULES.find(holds)?.kind ?? 'other'
}
