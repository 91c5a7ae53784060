import { SelectField } from '@/components/forms/SelectField';
import { CITY_COPY } from '@/data/copy/city';
import { isGradeId } from '@/data/grades';
import { rupees } from '@/lib/schools/details/rupees';
import type { CityCard } from '@/lib/schools/directory/cityCard';
import { type CityChoice, choicesIn } from '@/lib/schools/directory/fitsChoice';
import styles from './ChoiceFields.module.scss';

type ChoiceFieldsProps = {
  cards: readonly CityCard[];
  choice: CityChoice;
  onChoose: (chosen: Partial<CityChoice>) => void;
};

const COPY = CITY_COPY.filters;

/** Board, class, fees and boarding: those of them that tell the branches of the city apart. */
export const ChoiceFields = ({ cards, choice, onChoose }: ChoiceFieldsProps) => {
  const { boards, grades, hasBoarding, tuition } = choicesIn(cards);
  return (
    <div className={styles.root}>
      {boards.length > 0 && (
        <SelectField
          id="filter-board"
          label={COPY.board}
          placeholder={COPY.anyBoard}
          options={boards.map((board) => ({ value: board, label: board }))}
          value={choice.board ?? ''}
          onChange={({ target }) =>
            onChoose({ board: boards.find((board) => board === target.value) ?? null })
          }
        />
      )}
      <SelectField
        id="filter-class"
        label={COPY.grade}
        placeholder={COPY.anyGrade}
        options={grades.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={choice.grade === null ? '' : String(choice.grade)}
        onChange={({ target }) => {
          const grade = Number(target.value);
          onChoose({ grade: isGradeId(grade) ? grade : null });
        }}
      />
      {tuition.length > 1 && (
        <SelectField
          id="filter-fees"
          label={COPY.tuition}
          placeholder={COPY.anyTuition}
          options={tuition.map((most) => ({
            value: String(most),
            label: COPY.upTo(rupees(most)),
          }))}
          value={choice.tuition === null ? '' : String(choice.tuition)}
          onChange={({ target }) => onChoose({ tuition: Number(target.value) || null })}
        />
      )}
      {hasBoarding && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={choice.boarding}
            onChange={({ target }) => onChoose({ boarding: target.checked })}
          />
          {COPY.boarding}
        </label>
      )}
    </div>
  );
};
