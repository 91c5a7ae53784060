import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to a field when it appears, or when it is wanted; without `shouldScroll` the page
 * stays where it is.
 */
export const useFocusOnMount = (
  field: RefObject<HTMLElement | null>,
  isWanted = true,
  { shouldScroll = true } = {},
): void => {
  useEffect(() => {
    if (!isWanted) return;
    // A dialog that opens around the field reads the attribute; one that stands open already does not.
    field.current?.setAttribute('autofocus', '');
    field.current?.focus({ preventScroll: !shouldScroll });
  }, [field, isWanted, shouldScroll]);
};
