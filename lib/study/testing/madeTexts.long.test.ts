import { countFaults } from './countFaults';
import { groupingFaults } from './groupingFaults';
import { MADE_TEXTS } from './madeTexts';
import { wordFaults } from './wordFaults';

it.each(Object.entries(MADE_TEXTS))(
  '%s: commas stand as in India, one of a thing is never many, numbers in words go one way',
  (_, list) => {
    const texts = list();
    expect(texts.length).toBeGreaterThan(20);
    const faults = texts.flatMap((text) => [
      ...groupingFaults(text),
      ...countFaults(text),
      ...wordFaults(text),
    ]);
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  },
);
