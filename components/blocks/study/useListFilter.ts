import { useCallback, useEffect, useRef, useState } from 'react';

/** Hides what lacks a word or the choice; answers with how many are left, null without a list. */
export type ListFilterRule = (words: string, choice: string) => number | null;

const fieldText = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value : '';
};

/**
 * Applies the fields `words` and `choice` of a form to the list on the page. The fields belong to the
 * browser: what was typed before the page was hydrated counts from the start.
 */
export const useListFilter = (total: number, rule: ListFilterRule) => {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(total);

  const apply = useCallback(() => {
    if (!form.current) return;
    const left = rule(fieldText(form.current, 'words'), fieldText(form.current, 'choice'));
    if (left !== null) setShown(left);
  }, [rule]);

  const clear = useCallback(() => {
    form.current?.reset();
    apply();
    form.current?.querySelector('input')?.focus();
  }, [apply]);

  useEffect(() => {
    // A link to an entry that the filter has hidden brings the whole list back.
    const reveal = () => {
      const entry = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!entry?.closest('[hidden]')) return;
      form.current?.reset();
      apply();
      entry.scrollIntoView();
    };
    apply();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [apply]);

  return { form, shown, apply, clear };
};
