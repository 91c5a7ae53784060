import { FileDown } from 'lucide-react';
import { BROCHURE_COPY } from '@/data/copy/brochure';
import styles from './BrochureNote.module.scss';

type BrochureNoteProps = { brochureUrl: string };

/** Says above the form when the brochure comes, and gives the file to those who want no form. */
export const BrochureNote = ({ brochureUrl }: BrochureNoteProps) => (
  <div className={styles.root}>
    <FileDown className={styles.icon} aria-hidden="true" size={24} />
    <div>
      <p>{BROCHURE_COPY.afterForm}</p>
      <a href={brochureUrl} target="_blank" rel="noopener" className={styles.file}>
        {BROCHURE_COPY.onlyFile}
      </a>
    </div>
  </div>
);
