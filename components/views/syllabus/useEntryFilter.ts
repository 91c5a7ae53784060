import { useCallback, useEffect, useRef, useState } from 'react';
import { filterEntries } from '@/lib/study/syllabus/filterEntries';

const fieldText = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value : '';
};

/**
 * Applies the fields of a form to the entries on the page. The fields belong to the browser: what
 * was typed before this code came counts from the start.
 */
export const useEntryFilter = (total: number) => {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(total);

  const apply = useCallback(() => {
    if (!form.current) return;
    const [words, subject] = [fieldText(form.current, 'words'), fieldText(form.current, 'subject')];
    setShown(filterEntries(document, { words, subject }));
  }, []);

  const clear = useCallback(() => {
    form.current?.reset();
    apply();
    form.current?.querySelector('input')?.focus();
  }, [apply]);

  useEffect(() => {
    // A link to a subject that the filter has hidden brings everything back.
    const reveal = () => {
      const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!place?.closest('[hidden]')) return;
      form.current?.reset();
      apply();
      place.scrollIntoView();
    };
    apply();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [apply]);

  return { form, shown, apply, clear };
};
