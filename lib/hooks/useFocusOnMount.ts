import { type RefObject, useEffect } from 'react';

/** Moves the focus to a field when it appears. */
export const useFocusOnMount = (field: RefObject<HTMLElement | null>, isWanted = true): void => {
  useEffect(() => {
    if (!isWanted) return;
    // A dialog that opens around the field reads the attribute; one that stands open already does not.
    field.current?.setAttribute('autofocus', '');
    field.current?.focus();
  }, [field, isWanted]);
};
