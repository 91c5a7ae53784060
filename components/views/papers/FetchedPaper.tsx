import { asHtml } from '@/components/ui/asHtml';
import { Button } from '@/components/ui/Button';
import { PAPER_COPY } from '@/data/copy/papers';
import styles from './PaperSheet.module.scss';

type FetchedPaperProps = {
  /** The paper as the server drew it; null when it could not be fetched. */
  html: string | null;
};

/** The paper for a visitor who came without a reload. */
export const FetchedPaper = ({ html }: FetchedPaperProps) =>
  html === null ? (
    <div className={styles.missing} role="alert">
      <p>{PAPER_COPY.missing}</p>
      <Button onClick={() => window.location.reload()}>{PAPER_COPY.again}</Button>
    </div>
  ) : (
    <div className={styles.root} data-paper="" {...asHtml(html)} />
  );
