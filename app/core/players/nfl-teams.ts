import { teamKey } from './team-key.ts'

/** Code, city and nickname: files name a defense by any of them. */
const NFL_TEAMS = `ARI Arizona Cardinals, ATL Atlanta Falcons, BAL Baltimore Ravens, BUF Buffalo Bills, CAR Carolina Panthers,
CHI Chicago Bears, CIN Cincinnati Bengals, CLE Cleveland Browns, DAL Dallas Cowboys, DEN Denver Broncos, DET Detroit Lions,
GB Green Bay Packers, HOU Houston Texans, IND Indianapolis Colts, JAX Jacksonville Jaguars, KC Kansas City Chiefs,
LAC Los Angeles Chargers, LAR Los Angeles Rams, LV Las Vegas Raiders, MIA Miami Dolphins, MIN Minnesota Vikings,
NE New England Patriots, NO New Orleans Saints, NYG New York Giants, NYJ New York Jets, PHI Philadelphia Eagles,
PIT Pittsburgh Steelers, SEA Seattle Seahawks, SF San Francisco 49ers, TB Tampa Bay Buccaneers, TEN Tennessee Titans,
WAS Washington Commanders`

/**
 * Other tools' codes of three letters, cities as they shorten them, and names of earlier seasons: salary files of 2018 and 2019 have
 * `Redskins`, standings of 2020 `WAS Football Team`.
 */
const ALSO_WRITTEN: Record<string, string> = {
  GNB: 'GB',
  KAN: 'KC',
  LVR: 'LV',
  NWE: 'NE',
  NOR: 'NO',
  SFO: 'SF',
  TAM: 'TB',
  TAMPA: 'TB',
  'NY GIANTS': 'NYG',
  'NY JETS': 'NYJ',
  'LA RAMS': 'LAR',
  'LA CHARGERS': 'LAC',
  REDSKINS: 'WAS',
  'WASHINGTON REDSKINS': 'WAS',
  'FOOTBALL TEAM': 'WAS',
  'WAS FOOTBALL TEAM': 'WAS',
  'WASHINGTON FOOTBALL TEAM': 'WAS',
}

const codeByName = new Map(Object.entries(ALSO_WRITTEN))
for (const line of NFL_TEAMS.split(/,\s*/)) {
  const [code = '', ...words] = line.toUpperCase().split(' ')
  const [city, nickname] = [words.slice(0, -1).join(' '), words.at(-1)!]
  codeByName.set(code, code).set(nickname, code).set(`${city} ${nickname}`, code)
  // Two teams share New York, and two share Los Angeles.
  if (city !== 'NEW YORK' && city !== 'LOS ANGELES') codeByName.set(city, code)
}

/** The code of the NFL team that a text names by code, city, nickname or both; other texts are returned as `teamKey` does. */
export function nflTeamKey(text: string): string {
  const key = teamKey(text)
  return codeByName.get(key) ?? key
}

/** The names in upper case that mean the NFL team of that code; none for another code. */
export function nflTeamNames(code: string): string[] {
  const key = nflTeamKey(code)
  return [...codeByName].flatMap(([name, own]) => (own === key ? [name] : []))
}
