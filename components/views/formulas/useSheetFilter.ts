import { useCallback, useEffect, useRef, useState } from 'react';
import { filterSheet } from '@/lib/study/formulas/filterSheet';

const fieldText = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value : '';
};

const isHidden = (id: string): boolean =>
  id !== '' && document.getElementById(id)?.closest('[hidden]') != null;

/**
 * Applies the fields of a form to the list on the page. The fields belong to the browser: what was
 * typed before the page was hydrated counts from the start.
 */
export const useSheetFilter = (total: number) => {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(total);

  const apply = useCallback(() => {
    const sheet = document.querySelector('[data-formulas]');
    if (!sheet || !form.current) return;
    const [words, grade] = [fieldText(form.current, 'words'), fieldText(form.current, 'grade')];
    setShown(filterSheet(sheet, { words, grade }));
  }, []);

  const clear = useCallback(() => {
    form.current?.reset();
    apply();
    form.current?.querySelector('input')?.focus();
  }, [apply]);

  useEffect(() => {
    // A link to a formula that the filter has hidden brings the whole list back.
    const reveal = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (!isHidden(id)) return;
      form.current?.reset();
      apply();
      document.getElementById(id)?.scrollIntoView();
    };
    apply();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [apply]);

  return { form, shown, apply, clear };
};
