/** A number with a comma after every three digits, which the Indian way writes otherwise. */
const INTERNATIONAL = /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/g;
const INDIAN = /^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** Texts about the international system itself, which show both ways beside each other. */
const IS_THE_TOPIC = /international|million|billion|trillion/i;

/** Commas in formulas stand in braces. */
const plain = (text: string): string => text.replaceAll('{,}', ',');

/** Numbers of a text whose commas do not stand as in India. */
export const groupingFaults = (text: string): string[] =>
  IS_THE_TOPIC.test(text)
    ? []
    : (plain(text).match(INTERNATIONAL) ?? []).filter((number) => !INDIAN.test(number));
