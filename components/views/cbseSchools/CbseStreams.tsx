import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import { listWords } from '@/data/copy/listWords';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseStreams.module.scss';
import tableStyles from './CbseTable.module.scss';

/** What comes after Class 10: the streams at our branches, or where pupils go on. */
export const CbseStreams = ({ page: { guide, streams } }: { page: CbsePage }) => (
  <div className={styles.root}>
    {guide && <p className={styles.text}>{guide.after}</p>}
    {streams.length > 0 && (
      <table className={tableStyles.root}>
        <thead className={tableStyles.head}>
          <tr>
            <th scope="col">{CBSE_TEXTS.stream}</th>
            <th scope="col">{CBSE_TEXTS.beside}</th>
            <th scope="col">{CBSE_TEXTS.streamAt}</th>
          </tr>
        </thead>
        <tbody>
          {streams.map(({ name, subjects, branches }) => (
            <tr key={name} className={tableStyles.row}>
              <th scope="row">{name}</th>
              <td>{subjects}</td>
              <td>
                <span className={tableStyles.label}>{CBSE_TEXTS.streamAt}</span>{' '}
                {listWords(branches)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);
