import { Button } from '@/components/ui/Button';
import type { ClassQuestionTexts } from '@/lib/enquiry/adviseClass';
import styles from './ClassQuestion.module.scss';

type ClassQuestionProps = {
  question: ClassQuestionTexts;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onChange: () => void;
};

/** A class that does not fit the birthday: the parent keeps it or takes the one that fits. */
export const ClassQuestion = ({ question, isKept, onKeep, onChange }: ClassQuestionProps) => (
  <fieldset className={styles.root}>
    <legend className={styles.text}>{question.text}</legend>
    <label className={styles.keep}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isKept}
        onChange={({ target }) => onKeep(target.checked)}
      />
      {question.keep}
    </label>
    {question.change && (
      <Button tone="quiet" onClick={onChange}>
        {question.change}
      </Button>
    )}
  </fieldset>
);
