import type { BadRow, CsvRefusal, HeaderRow } from '../../files/file-refusal.ts'
import type { NotCsv } from '../../files/not-csv.ts'
import type { ProviderFile } from '../../provider-file.ts'

/** Why a projection file is refused; the messages are in app/contract/projection-words.ts. */
export type ProjectionRefusal =
  | { kind: 'empty' }
  | { kind: 'too_large'; mostMegabytes: number }
  | { kind: 'too_many_rows'; most: number }
  | { kind: 'not_csv'; is: NotCsv }
  | CsvRefusal
  /** A provider's file without projections. */
  | { kind: 'other_file'; file: ProviderFile }
  /** A file of lineups, not of players. */
  | { kind: 'lineups' }
  /** No row names columns. */
  | { kind: 'no_header' }
  /** No row below the header can be read; `first` is the first of them, null when there is none. */
  | { kind: 'no_rows'; header: HeaderRow; first: BadRow | null }
  | OtherSlate

/** The file is of another slate. */
export type OtherSlate = { kind: 'other_slate' } & (
  | { because: 'teams'; inFile: string[]; inSlate: string[] }
  | { because: 'opponents'; team: string; inFile: string; inSlate: string }
  | { because: 'prices'; different: number; compared: number; name: string; inFile: number; inSlate: number }
  | { because: 'players'; matched: number; listed: number }
)
