import { type SubmitEvent, useRef, useState } from 'react';
import { useVisitAnswers } from '@/components/blocks/finder/useVisitAnswers';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { AGE_CALCULATOR_COPY } from '@/data/copy/ages';
import { CITY_LIST, isCitySlug } from '@/data/places/places';
import { todayInIndia } from '@/lib/enquiry/today';
import { stateOf } from '@/lib/schools/directory/cutOff';
import { describeBirth } from '@/lib/schools/directory/describeBirth';
import { gradeForBirth, isDayWrong } from '@/lib/schools/directory/gradeForBirth';
import { saveQuestion } from '@/lib/schools/finder/saveQuestion';
import styles from './AgeCalculator.module.scss';

type Answer = { sentence: string; isMistake: boolean };

const CITY_OPTIONS = CITY_LIST.map(({ slug, displayName }) => ({
  value: slug,
  label: displayName,
}));

const answerFor = (birth: string, city: string): Answer => {
  const state = isCitySlug(city) ? stateOf(city) : null;
  const answer = gradeForBirth(birth, { state, today: todayInIndia(Date.now()) });
  if (answer.kind === 'grade') saveQuestion({ birth, grade: answer.grade });
  return { sentence: describeBirth(answer, state), isMistake: isDayWrong(answer) };
};

/**
 * From the day a child was born, and the city of the school, to the grade; the table beside it
 * says the same without scripts.
 */
export const AgeCalculator = () => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const birth = useRef<HTMLInputElement>(null);
  const city = useRef<HTMLSelectElement>(null);
  useVisitAnswers({ birth });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = answerFor(birth.current?.value ?? '', city.current?.value ?? '');
    setAnswer(next);
    if (next.isMistake) birth.current?.focus();
  };

  return (
    <form className={styles.root} action="#ages" noValidate onSubmit={submit}>
      <TextField
        id="age-birth"
        ref={birth}
        type="date"
        label={AGE_CALCULATOR_COPY.birth}
        error={answer?.isMistake ? answer.sentence : undefined}
      />
      <SelectField
        id="age-place"
        ref={city}
        label={AGE_CALCULATOR_COPY.where}
        hint={AGE_CALCULATOR_COPY.whereHint}
        placeholder={AGE_CALCULATOR_COPY.anywhere}
        options={CITY_OPTIONS}
      />
      <Button type="submit">{AGE_CALCULATOR_COPY.show}</Button>
      <div role="status" className={styles.answer}>
        {answer && !answer.isMistake && <p>{answer.sentence}</p>}
      </div>
    </form>
  );
};
