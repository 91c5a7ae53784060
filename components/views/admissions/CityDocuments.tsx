import { FactList } from '@/components/blocks/FactList';
import { CITY_ADMISSION_COPY } from '@/data/copy/cityAdmission';
import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import styles from './CityDocuments.module.scss';

type CityDocumentsProps = { guide: NonNullable<CityAdmission['guide']>; name: string };

/** What is usual in this city beside the list of every branch. */
export const CityDocuments = ({ guide, name }: CityDocumentsProps) => (
  <div className={styles.root}>
    <h3 className={styles.title}>{CITY_ADMISSION_COPY.documentsHere(name)}</h3>
    <FactList facts={guide.documents.map(({ name: term, why }) => ({ term, detail: why }))} />
  </div>
);
