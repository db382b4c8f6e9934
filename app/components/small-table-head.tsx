/** The head of a small table: the first `texts` columns stand left, the figures behind them right. */
export function SmallTableHead({ columns, texts = 1 }: { columns: readonly string[]; texts?: number }) {
  return (
    <thead className="text-xs text-muted">
      <tr>
        {columns.map((column, place) => (
          <th
            key={column}
            scope="col"
            className={place < texts ? 'py-1 text-left font-normal' : 'pl-2 text-right font-normal'}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
