import styles from './DataTable.module.scss';

type DataTableProps = { rows: readonly (readonly string[])[] };

/** A small table; it is read out as one picture. */
export const DataTable = ({ rows: [head = [], ...body] }: DataTableProps) => (
  <table className={styles.root} aria-hidden="true">
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell}>{cell}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {body.map((row) => (
        <tr key={row.join()}>
          {row.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes its order
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
