import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import { CERTIFICATE_COPY } from '@/data/copy/certificates';
import type { CertificatesPage } from '@/lib/content/programs/certificatesPage';
import { longDate } from '@/lib/schools/directory/profile/words';
import styles from './CertificateList.module.scss';

/** Every certificate of the list, a small table for each branch. */
export const CertificateList = ({ lists }: Pick<CertificatesPage, 'lists'>) => (
  <div className={styles.root}>
    {lists.map(({ title, certificates }) => (
      <table key={title} className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <ColumnHeads columns={CERTIFICATE_COPY.listColumns} />
        </thead>
        <tbody>
          {certificates.map(({ number, lastClass, issuedOn }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{lastClass}</td>
              <td>{longDate(issuedOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
