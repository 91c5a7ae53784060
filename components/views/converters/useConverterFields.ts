import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { controlOf } from '@/lib/site/controlOf';

/** Longer texts in a link are somebody's mistake. */
const LONGEST = 80;

const keepInAddress = (fields: Record<string, string>): void => {
  const address = `${window.location.pathname}?${new URLSearchParams(fields)}`;
  window.history.replaceState(window.history.state, '', address);
};

/** What a link brings for these fields. */
const readLink = (names: readonly string[]): Partial<Record<string, string>> => {
  const query = new URLSearchParams(window.location.search);
  const found = names.flatMap((name) => {
    const value = query.get(name);
    return value !== null && value.length <= LONGEST ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
};

type ConverterFields<Name extends string> = {
  form: RefObject<HTMLFormElement | null>;
  fields: Record<Name, string>;
  /** To be called when somebody typed or chose. */
  readForm: () => void;
  /** Writes into the fields. */
  fill: (changed: Partial<Record<Name, string>>) => void;
};

/**
 * What stands in the fields of a converter: its example, what was typed before it was hydrated, or
 * what a link brings. The address keeps up, so that it can be shared.
 */
export const useConverterFields = <Name extends string>(
  names: readonly Name[],
  example: Readonly<Record<Name, string>>,
): ConverterFields<Name> => {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Record<Name, string>>(example);

  const readControls = (): Record<Name, string> => {
    const read = { ...fields };
    for (const name of names) read[name] = controlOf(form.current, name)?.value ?? fields[name];
    return read;
  };
  const write = (changed: Readonly<Partial<Record<string, string>>>): void => {
    for (const name of names) {
      const control = controlOf(form.current, name);
      const value = changed[name];
      if (control && value !== undefined) control.value = value;
    }
    setFields(readControls());
  };

  // What somebody typed or chose before the page was hydrated stays, and the link follows.
  const start = useEffectEvent(() => {
    const typed = readControls();
    const isTouched = (name: Name): boolean => typed[name] !== example[name];
    const link = readLink(names);
    const untouched = names.filter((name) => !isTouched(name));
    write(Object.fromEntries(untouched.map((name) => [name, link[name]])));
    if (names.some(isTouched)) keepInAddress(readControls());
  });
  useEffect(() => start(), []);

  const readForm = (): void => {
    const read = readControls();
    setFields(read);
    keepInAddress(read);
  };
  const fill = (changed: Partial<Record<Name, string>>): void => {
    write(changed);
    keepInAddress(readControls());
  };
  return { form, fields, readForm, fill };
};
