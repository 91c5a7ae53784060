import { PREFLIGHT_COPY, PREFLIGHT_FOUND } from '@/data/copy/desk/preflight';
import type { Finding } from '@/lib/preflight/checks';
import styles from './Preflight.module.scss';

type CheckRowProps = { name: string; findings: readonly Finding[]; isFine: boolean };

/** One rule of a check, and what the visitors found. */
export const CheckRow = ({ name, findings, isFine }: CheckRowProps) => (
  <tr className={isFine ? undefined : styles.wrong}>
    <th scope="row">
      <span aria-hidden="true" className={styles.mark}>
        {isFine ? '✓' : '✗'}
      </span>
      {name}
      <span className={styles.unseen}>
        {isFine ? PREFLIGHT_COPY.inOrder : PREFLIGHT_COPY.notInOrder}
      </span>
    </th>
    <td>
      {findings.map(({ as, found }) => (
        <p key={`${as}${found}`}>
          {as && <span className={styles.as}>{as}: </span>}
          {PREFLIGHT_FOUND[found] ?? found}
        </p>
      ))}
    </td>
  </tr>
);
