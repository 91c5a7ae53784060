import styles from './FinderBranches.module.scss';

type PlaceChoicesProps = {
  question: string;
  places: readonly string[];
  onChoose: (place: string) => void;
};

/** Places to choose from with one press, after a question. */
export const PlaceChoices = ({ question, places, onChoose }: PlaceChoicesProps) => (
  <p className={styles.others}>
    <span>{question}</span>
    {places.map((place) => (
      <button key={place} type="button" className={styles.other} onClick={() => onChoose(place)}>
        {place}
      </button>
    ))}
  </p>
);
