import dynamic from 'next/dynamic';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PATHS } from '@/data/routes/paths';
import { isDayWrong } from '@/lib/schools/directory/gradeForBirth';
import type { FinderAnswer } from '@/lib/schools/finder/findBranches';
import styles from './BranchFinder.module.scss';
import { ResultHeading } from './ResultHeading';
import { type FinderState, useBranchFinder, warmUp } from './useBranchFinder';
import { useVisitAnswers } from './useVisitAnswers';

const FinderBranches = dynamic(() =>
  import('./FinderBranches').then((part) => part.FinderBranches),
);

const FinderElsewhere = dynamic(() =>
  import('./FinderElsewhere').then((part) => part.FinderElsewhere),
);

type ElsewhereAnswer = Extract<FinderAnswer, { kind: 'far' | 'unlisted' }>;

const isElsewhere = (answer: FinderAnswer): answer is ElsewhereAnswer =>
  answer.kind === 'far' || answer.kind === 'unlisted';

const NOT_A_DATE = 'not a date';

/** What a part below the form may do with it. */
export type FinderTools = {
  /** The day of birth as it stands in the form; not a date when it is half typed. */
  readBirth: () => string;
  /** Writes a place into the form and asks for its branches. */
  choose: (place: string) => void;
  /** Takes the finder's own answer away, to make room for another one. */
  clear: () => void;
  /** Whether the finder has no answer of its own to show. */
  isIdle: boolean;
};

type BranchFinderProps = {
  /** Another way to the branches, under the form. */
  otherWay?: (tools: FinderTools) => ReactNode;
};

/**
 * A parent types where they live, in any spelling, and when the child was born, and reads which
 * branches suit. Without JavaScript the locality goes to the site's search.
 */
export const BranchFinder = ({ otherWay }: BranchFinderProps) => {
  const { state, ask, clear } = useBranchFinder();
  const form = useRef<HTMLFormElement>(null);
  const locality = useRef<HTMLInputElement>(null);
  const birth = useRef<HTMLInputElement>(null);
  useVisitAnswers({ locality, birth });

  // A half-typed date has no value; it is still a mistake to name.
  const readBirth = () =>
    birth.current?.validity.badInput ? NOT_A_DATE : (birth.current?.value ?? '');

  const answerForm = async () => {
    const answer = await ask({ locality: locality.current?.value ?? '', birth: readBirth() });
    if (answer === null) form.current?.submit();
    if (isAboutPlace(answer)) locality.current?.focus();
    if (isAboutBirth(answer)) birth.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void answerForm();
  };

  const choose = (place: string) => {
    if (locality.current) locality.current.value = place;
    void answerForm();
  };

  const errors = errorsOf(state);

  return (
    <section className={styles.root} aria-label="School finder" id="finder">
      <form
        ref={form}
        className={styles.form}
        action={PATHS.search}
        method="get"
        noValidate
        onFocus={warmUp}
        onSubmit={submit}
      >
        <TextField
          id="finder-locality"
          ref={locality}
          name="s"
          label="Where do you live?"
          hint="A locality, landmark or city, in any spelling"
          autoComplete="off"
          error={errors.locality}
        />
        <TextField
          id="finder-birth"
          ref={birth}
          type="date"
          label="Your child was born on"
          hint="So that we know the grade"
          error={errors.birth}
        />
        <Button type="submit" aria-disabled={state.step === 'looking'}>
          <Icon name="pin" size={20} />
          Show branches
        </Button>
      </form>
      {otherWay?.({ readBirth, choose, clear, isIdle: state.step === 'idle' })}
      {state.step === 'answered' && state.heading !== null && (
        <ResultHeading text={state.heading} />
      )}
      <div role="status" className={styles.sentence}>
        {state.step === 'answered' && state.heading !== null && <p>{state.sentence}</p>}
      </div>
      {state.step === 'answered' && state.answer.kind === 'branches' && (
        <FinderBranches answer={state.answer} onChoose={choose} />
      )}
      {state.step === 'answered' && isElsewhere(state.answer) && (
        <FinderElsewhere answer={state.answer} />
      )}
    </section>
  );
};

const isAboutPlace = (answer: FinderAnswer | null): boolean =>
  answer?.kind === 'locality-missing' || answer?.kind === 'place-unknown';

const isAboutBirth = (answer: FinderAnswer | null): boolean =>
  answer?.kind === 'birth' && isDayWrong(answer.birth);

const errorsOf = (state: FinderState): { locality?: string; birth?: string } => {
  if (state.step !== 'answered') return {};
  const { answer, sentence } = state;
  if (isAboutPlace(answer)) return { locality: sentence };
  return isAboutBirth(answer) ? { birth: sentence } : {};
};
