/** The texts of the snackbars that are on view, the oldest first. */
export const shownSnackbars = (): string[] =>
  [...document.querySelectorAll('[popover="manual"] [role="alert"]')].map(
    ({ textContent }) => textContent ?? '',
  );
