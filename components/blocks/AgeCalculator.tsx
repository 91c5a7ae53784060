import { type SubmitEvent, useRef, useState } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { describeBirth } from '@/lib/schools/directory/describeBirth';
import { type GradeForBirth, gradeForBirth } from '@/lib/schools/directory/gradeForBirth';
import styles from './AgeCalculator.module.scss';

/** From the day a child was born to the grade; the table beside it says the same without scripts. */
export const AgeCalculator = () => {
  const [answer, setAnswer] = useState<GradeForBirth | null>(null);
  const birth = useRef<HTMLInputElement>(null);
  const isMistake = answer?.kind === 'invalid';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = gradeForBirth(birth.current?.value ?? '');
    setAnswer(next);
    if (next.kind === 'invalid') birth.current?.focus();
  };

  return (
    <form className={styles.root} action="#ages" noValidate onSubmit={submit}>
      <TextField
        id="age-birth"
        ref={birth}
        type="date"
        label="Your child was born on"
        error={answer && isMistake ? describeBirth(answer) : undefined}
      />
      <Button type="submit">Show the grade</Button>
      <div role="status" className={styles.answer}>
        {answer && !isMistake && <p>{describeBirth(answer)}</p>}
      </div>
    </form>
  );
};
