/** Words in s that are no plural, or that a one may stand before. */
const NO_PLURALS =
  /^(?:is|has|was|as|its|this|plus|minus|times|less|across|means|makes|gives|class)$/;
const ONE_OF_MANY =
  /(?<![\p{L}\p{N}.,:/|×÷+−\-^] ?)1 (\p{L}+s|feet|children|people|inches)(?!\p{L})/gu;

/** `1 hours` and the like in a text, each with the text. */
export const countFaults = (text: string): string[] =>
  [...text.matchAll(ONE_OF_MANY)]
    .filter(([, word = '']) => !NO_PLURALS.test(word))
    .map(([found]) => `${found}: ${text}`);
