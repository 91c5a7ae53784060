import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import { PATHS } from '@/data/routes/paths';
import { COMPARE_PATHS, COMPARED_PARAMETER, MOST_COMPARED } from '@/data/routes/paths/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import type { Pick } from '@/lib/schools/compare/pickList';
import styles from './BranchPicker.module.scss';
import { usePicks } from './usePicks';

type BranchPickerProps = {
  /** The box to type in, or what stands in its place. */
  ref: RefObject<HTMLElement | null>;
  branches: readonly ComparedBranch[];
  onAdd: (pick: Pick) => void;
};

/**
 * A box that finds branches as one types, each to be added with a press. A press on Add before the
 * page is hydrated goes to the server, which knows the text too.
 */
export const BranchPicker = ({ ref, branches, onAdd }: BranchPickerProps) => {
  const hint = useId();
  const { text, setText, picks, sentence, isNone } = usePicks(branches);

  // What was typed before the page was hydrated counts from the start.
  const takeTyped = useEffectEvent(() => {
    if (ref.current instanceof HTMLInputElement && ref.current.value) setText(ref.current.value);
  });
  useEffect(() => takeTyped(), []);

  const add = (pick: Pick) => {
    setText('');
    onAdd(pick);
  };
  const submit = (event: SubmitEvent) => {
    if (picks === null) return;
    event.preventDefault();
    const [best] = picks;
    if (best) add(best);
  };

  const setNode = (element: HTMLElement | null) => {
    ref.current = element;
  };

  if (branches.length >= MOST_COMPARED) {
    return (
      <p ref={setNode} tabIndex={-1} className={styles.full}>
        {COMPARE_COPY.full}
      </p>
    );
  }
  return (
    <form action={COMPARE_PATHS.compare} className={styles.root} onSubmit={submit}>
      {branches.map(({ slug }) => (
        <input key={slug} type="hidden" name={COMPARED_PARAMETER} value={slug} />
      ))}
      <label htmlFor="add-branch" className={styles.label}>
        {COMPARE_COPY.add}
      </label>
      <p id={hint} className={styles.hint}>
        {COMPARE_COPY.addHint} {COMPARE_COPY.addExample}.
      </p>
      <div className={styles.box}>
        <input
          ref={setNode}
          id="add-branch"
          name={COMPARED_PARAMETER}
          type="search"
          required
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint}
          className={styles.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{COMPARE_COPY.addButton}</Button>
      </div>
      <p role="status" className={styles.count}>
        {sentence}
        {isNone && (
          <>
            {' '}
            <Link href={PATHS.daySchool}>{COMPARE_COPY.byLocality}</Link>
          </>
        )}
      </p>
      {picks !== null && picks.length > 0 && (
        <ul className={styles.picks}>
          {picks.map((pick) => (
            <li key={pick.slug}>
              <button type="button" className={styles.pick} onClick={() => add(pick)}>
                <strong>{pick.title}</strong> <span className={styles.city}>{pick.city}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};
