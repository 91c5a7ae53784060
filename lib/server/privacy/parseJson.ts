/** What a column of JSON text holds; the text itself where it is none, null where there is nothing. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
