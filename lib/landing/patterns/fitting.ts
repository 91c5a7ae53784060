/** The first of several texts, best first, that is at most so long; the last one, cut, where none is. */
export const firstThatFits = (texts: readonly string[], longest: number): string =>
  texts.find((text) => text.length <= longest) ?? (texts.at(-1) ?? '').slice(0, longest).trim();

/** A text that is not among `taken`: with a number behind it where it has to be. */
export const untaken = (
  text: string,
  taken: readonly string[],
  join: string,
  longest: number,
): string => {
  if (!taken.includes(text)) return text;
  for (let number = 2; ; number += 1) {
    const end = `${join}${number}`;
    const numbered = `${text.slice(0, longest - end.length)}${end}`;
    if (!taken.includes(numbered)) return numbered;
  }
};
