/** The head of a table: a cell for each column. */
export const ColumnHeads = ({ columns }: { columns: readonly string[] }) => (
  <tr>
    {columns.map((column) => (
      <th key={column} scope="col">
        {column}
      </th>
    ))}
  </tr>
);
