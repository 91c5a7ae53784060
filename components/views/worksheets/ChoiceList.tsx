import { type Picture, THINGS } from '@/lib/study/worksheets/picture';
import styles from './ChoiceList.module.scss';
import { ThingImage } from './ThingImage';

type ChoiceListProps = {
  name: string;
  choices: readonly string[];
  picture?: Picture;
  'aria-label': string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** A few answers to choose from. After a row of pictures they are pictures, too. */
export const ChoiceList = ({ name, choices, picture, ...group }: ChoiceListProps) => {
  // On paper the picture itself is ringed.
  const hasLetters =
    picture?.kind === 'sizes' || (picture?.kind === 'row' && picture.end === 'letters');
  return (
    <div
      role="radiogroup"
      aria-label={group['aria-label']}
      aria-describedby={group['aria-describedby']}
      className={`${styles.root} ${hasLetters ? styles.onScreen : ''}`}
    >
      {choices.map((choice) => {
        const thing =
          picture?.kind === 'row' ? THINGS.find((known) => known === choice) : undefined;
        return (
          <label key={choice} className={styles.choice}>
            <input type="radio" name={name} value={choice} className={styles.input} />
            {thing && <ThingImage thing={thing} size={36} />}
            <span className={thing ? styles.spoken : undefined}>{choice}</span>
          </label>
        );
      })}
    </div>
  );
};
