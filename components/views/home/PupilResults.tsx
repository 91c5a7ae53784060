import { Band } from '@/components/blocks/Band';
import { Image } from '@/components/ui/Image';
import type { Results } from '@/lib/schools/directory/homePage';
import styles from './PupilResults.module.scss';
import { TopperList } from './TopperList';

/** Toppers of the last board examinations, pupils and achievements. */
export const PupilResults = ({ results }: { results: Results }) => (
  <Band
    id="results"
    tone="white"
    heading="Our pupils"
    lead="Toppers of the board examinations, and what pupils did together."
  >
    <div className={styles.root}>
      {results.toppers.map((list) => (
        <TopperList key={list.heading} {...list} />
      ))}
      <div className={styles.group}>
        <h3 className={styles.heading}>Pupils</h3>
        <ul className={styles.students}>
          {results.students.map(({ id, name, image, branch }) => (
            <li key={id} className={styles.student}>
              <Image src={image} width={56} height={56} />
              <span>
                <strong className={styles.name}>{name}</strong> {branch}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.group}>
        <h3 className={styles.heading}>Achievements</h3>
        <ul className={styles.achievements}>
          {results.achievements.map(
            ({ id, name, alt_text: alt, achievements, desktop_image: image }) => (
              <li key={id} className={styles.achievement}>
                <Image src={image} alt={alt} width={160} height={100} />
                <strong>{name}</strong>
                <span className={styles.detail}>{achievements}</span>
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  </Band>
);
