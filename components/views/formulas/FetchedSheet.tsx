import { useEffect } from 'react';
import { asHtml } from '@/components/ui/asHtml';
import { Button } from '@/components/ui/Button';
import { MISSING_SHEET_COPY } from '@/data/study/formulas/copy';
import styles from './FormulaSheet.module.scss';

type FetchedSheetProps = {
  /** The list as the server drew it; null when it could not be fetched. */
  html: string | null;
};

const scrollToPlace = () => {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id) document.getElementById(id)?.scrollIntoView();
};

/** The list for a visitor who came without a reload. */
export const FetchedSheet = ({ html }: FetchedSheetProps) => {
  useEffect(scrollToPlace, []);

  if (html !== null) return <div className={styles.root} data-formulas="" {...asHtml(html)} />;
  return (
    <div className={styles.missing} role="alert">
      <p>{MISSING_SHEET_COPY.text}</p>
      <Button onClick={() => window.location.reload()}>{MISSING_SHEET_COPY.again}</Button>
    </div>
  );
};
