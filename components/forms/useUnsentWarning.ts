import { useEffect, useState } from 'react';
import { WARNINGS } from '@/data/copy/warnings';
import { type Draft, readDraft } from '@/lib/enquiry/draft';
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields';
import { useSnackbar } from '@/lib/site/SnackbarContext';

/**
 * Warns a parent who leaves the form, by a link or by closing its dialog, with something typed that
 * is not sent. Whether the form began with what was typed before.
 */
export const useUnsentWarning = (): boolean => {
  const [isResumed, setIsResumed] = useState(false);
  const { enqueueSnackbar } = useSnackbar();

  useEffect(() => {
    const before = typedText(readDraft());
    setIsResumed(before !== '');
    return () => {
      const typed = typedText(readDraft());
      if (typed === '' || typed === before) return;
      enqueueSnackbar(WARNINGS.unsent, { variant: 'warning' });
    };
  }, [enqueueSnackbar]);

  return isResumed;
};

const TYPED = ENQUIRY_FIELDS.filter(({ kind }) => kind !== 'list');

/** All that was typed; lists are filled in by the page as well. */
const typedText = (draft: Draft | null): string =>
  TYPED.map(({ name }) => draft?.values[name] ?? '')
    .join('\n')
    .trim();
