import { Band } from '@/components/blocks/Band';
import { Image } from '@/components/ui/Image';
import { HOME_COPY } from '@/data/copy/home';
import type { Results } from '@/lib/schools/directory/homePage';
import styles from './PupilResults.module.scss';

const { results: COPY } = HOME_COPY;

/** Toppers of the last board examinations, and what pupils did together. */
export const PupilResults = ({ results }: { results: Results }) => (
  <Band id="results" tone="white" heading={COPY.heading}>
    <div className={styles.root}>
      {results.toppers.map(({ heading, toppers }) => (
        <section key={heading} className={styles.group}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.toppers}>
            {toppers.map(({ id, name, mobile_image: image }) => (
              <li key={id} className={styles.topper}>
                <Image src={image} width={32} height={32} />
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.group}>
        <h3 className={styles.heading}>{COPY.students}</h3>
        <ul className={styles.toppers}>
          {results.students.map(({ id, name, image, branch }) => (
            <li key={id} className={styles.topper}>
              <Image src={image} width={32} height={32} />
              {name} <span className={styles.detail}>{branch}</span>
            </li>
          ))}
        </ul>
      </section>
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
  </Band>
);
