interface ChartTableProps {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** A chart's data as a table for screen readers. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    // The wrapper hides the table: a table ignores its own width and would widen the page.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
