interface ChartTableProps {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** What a chart shows, as a table for those who do not see it. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    // The block around it keeps a table, which ignores a width of its own, from widening the page.
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
