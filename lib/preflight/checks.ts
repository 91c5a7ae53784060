import { type Cell, COLUMNS, type ColumnName, type Row } from './columns';

/** What one rule found. `as`: for which visitors; null: for all, or on the one visit that measures it. */
export type Finding = Cell & { as: string | null };

export type Check = { column: ColumnName; findings: Finding[]; isFine: boolean };

/** The table the other way round: rule by rule, and visitors apart only where they found another thing. */
export const listChecks = (rows: readonly Pick<Row, 'as' | 'cells'>[]): Check[] =>
  COLUMNS.flatMap((column) => {
    const groups = new Map<string, Cell & { as: string[] }>();
    for (const { as, cells } of rows) {
      const cell = cells[column];
      if (cell === null) continue;
      const key = JSON.stringify([cell.found, cell.expected]);
      const group = groups.get(key) ?? { ...cell, as: [] };
      group.as.push(as);
      groups.set(key, group);
    }
    const found = [...groups.values()];
    const findings = found.map(({ as, ...cell }) => ({
      ...cell,
      as: found.length > 1 ? as.join(', ') : null,
    }));
    const isFine = findings.every(({ expected }) => expected === null);
    return findings.length === 0 ? [] : [{ column, findings, isFine }];
  });
