import { teamKey } from '../../players/team-key.ts'

/** How texts name the teams of the league beside their codes: the city, and the nickname after the comma. */
const NAMES = `
  ARI Arizona, Cardinals; ATL Atlanta, Falcons; BAL Baltimore, Ravens; BUF Buffalo, Bills; CAR Carolina, Panthers;
  CHI Chicago, Bears; CIN Cincinnati, Bengals; CLE Cleveland, Browns; DAL Dallas, Cowboys; DEN Denver, Broncos;
  DET Detroit, Lions; GB Green Bay, Packers; HOU Houston, Texans; IND Indianapolis, Colts; JAX Jacksonville, Jaguars;
  KC Kansas City, Chiefs; LAC Los Angeles, Chargers; LAR Los Angeles, Rams; LV Las Vegas, Raiders; MIA Miami, Dolphins;
  MIN Minnesota, Vikings; NE New England, Patriots; NO New Orleans, Saints; NYG New York, Giants; NYJ New York, Jets;
  PHI Philadelphia, Eagles; PIT Pittsburgh, Steelers; SEA Seattle, Seahawks; SF San Francisco, 49ers;
  TB Tampa Bay, Buccaneers; TEN Tennessee, Titans; WAS Washington, Commanders
`
const byTeam = new Map(
  NAMES.split(';').map((entry) => {
    const [, code = '', city = '', nickname = ''] = /^\s*(\w+) ([^,]+), (\w+)\s*$/.exec(entry) ?? []
    return [code, { city, nickname }] as const
  }),
)

/** Every name of these teams: code, city, nickname, and both together, with the code as the slate spells it. */
export function namesOfTeams(codes: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const code of codes) {
    names.set(code, code)
    const known = byTeam.get(teamKey(code))
    if (!known) continue
    const { city, nickname } = known
    names.set(`${city} ${nickname}`, code)
    names.set(nickname, code)
    // Two teams of a city: the city alone names neither.
    if (names.has(city) && names.get(city) !== code) names.set(city, '')
    else names.set(city, code)
  }
  return names
}
