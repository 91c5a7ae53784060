import { Image } from '@/components/ui/Image';
import type { SampleEntry } from '@/data/content/about/part';
import { ABOUT_COPY } from '@/data/copy/about';
import styles from './SampleList.module.scss';

/** Entries that show how true ones will look; each is called a sample. */
export const SampleList = ({ entries }: { entries: readonly SampleEntry[] }) => (
  <ul className={styles.root}>
    {entries.map(({ title, kind, text, picture }) => (
      <li key={title}>
        <article className={styles.entry}>
          {picture && <Image src={picture} width={160} height={100} />}
          <p className={styles.kind}>
            <span className={styles.sample}>{ABOUT_COPY.sample}</span> {kind}
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </article>
      </li>
    ))}
  </ul>
);
