/** The field of a form that has this name, to read or to fill; null where there is none. */
export const controlOf = (
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLSelectElement | null => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? control
    : null;
};
